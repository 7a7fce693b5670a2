import { KeysButton } from '#admin/keys/KeysButton.tsx';
import { useKeys } from '#admin/keys/useKeys.ts';
import { useOpenNext } from '#admin/keys/useOpenNext.ts';
import { useT } from '#i18n/useT.ts';

/** The keys on a list whose records follow on one another. */
export function ListKeys() {
  const t = useT();
  const openNext = useOpenNext();
  useKeys({ n: () => void openNext() });
  return <KeysButton keys={[['n', t('keys.next')]]} />;
}
