import { use } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { KeysButton, type KeyWords } from './KeysButton.tsx';
import { keysOf, nextOf } from './keysOf.ts';
import { useKeys } from './useKeys.ts';
import { useOpenNext } from './useOpenNext.ts';
import { RowActionContext, useRowActions } from './useRowActions.ts';

/** The keys on the page of a record: what can be done with it now, the next one, and the way back. */
export function RecordKeys({ record }: { record: RaRecord }) {
  const t = useT();
  const words = useResourceText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const definition = useDefinition();
  const openNext = useOpenNext();
  const { request } = use(RowActionContext);
  const offered = useRowActions().map(({ name }) => name);
  const keys = keysOf(definition).filter(({ name }) => offered.includes(name));
  const next = nextOf(definition);
  useKeys({
    ...Object.fromEntries(keys.map(({ key, name, chosen }) => [key, () => request({ name, record, chosen })])),
    u: () => navigate({ pathname: dialogPaths(definition.name).list, search: state?.listSearch }),
    ...(next && { n: () => void openNext(record) }),
  });

  const says = ({ name, chosen }: (typeof keys)[number]) =>
    [words.action(name), ...Object.entries(chosen).map(([field, value]) => words.choice(field, String(value)))].join(
      ': ',
    );
  const listed: KeyWords = [
    ...keys.map((each) => [each.key, says(each)] as const),
    ...(next ? ([['n', t('keys.next')]] as const) : []),
    ['u', words.back()],
  ];
  return <KeysButton keys={listed} />;
}
