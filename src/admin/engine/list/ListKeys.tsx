import { KeysButton } from '#admin/engine/actions/KeysButton.tsx';
import { useKeys } from '#admin/engine/actions/useKeys.ts';
import { useOpenNext } from '#admin/engine/actions/useOpenNext.ts';
import { useT } from '#i18n/useT.ts';

/** The keys on a list whose records follow on one another. */
export function ListKeys() {
  const t = useT();
  const openNext = useOpenNext();
  useKeys({ n: () => void openNext() });
  return <KeysButton keys={[['n', t('keys.next')]]} />;
}
