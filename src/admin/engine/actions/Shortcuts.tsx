import { use } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { nextOf, shortcutsOf } from '#admin/engine/schema/actionsOf.ts';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { type Shortcut, ShortcutsButton } from './ShortcutsButton.tsx';
import { useOpenNext } from './useOpenNext.ts';
import { RowActionContext, useRowActions } from './useRowActions.ts';

/** The shortcuts on the page of a record: its actions, the next record, and back to the list. */
export function RecordShortcuts({ record }: { record: RaRecord }) {
  const t = useT();
  const text = useResourceText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const definition = useDefinition();
  const openNext = useOpenNext();
  const { request } = use(RowActionContext);
  const offered = useRowActions().map(({ name }) => name);
  const ofActions = shortcutsOf(definition).filter(({ name }) => offered.includes(name));
  const hasNext = nextOf(definition) !== undefined;
  useShortcuts({
    ...Object.fromEntries(ofActions.map(({ key, name, chosen }) => [key, () => request({ name, record, chosen })])),
    u: () => navigate({ pathname: dialogPaths(definition.name).list, search: state?.listSearch }),
    ...(hasNext && { n: () => void openNext(record) }),
  });

  const textOf = ({ name, chosen }: (typeof ofActions)[number]) => {
    const choices = Object.entries(chosen).map(([field, value]) => text.choice(field, String(value)));
    return [text.action(name), ...choices].join(': ');
  };
  const shortcuts: Shortcut[] = [
    ...ofActions.map((each): Shortcut => [each.key, textOf(each)]),
    ...(hasNext ? [['n', t('shortcuts.next')] as const] : []),
    ['u', text.back()],
  ];
  return <ShortcutsButton shortcuts={shortcuts} />;
}

/** The shortcut on a list of which one record after the other is dealt with. */
export function ListShortcuts() {
  const t = useT();
  const openNext = useOpenNext();
  useShortcuts({ n: () => void openNext() });
  return <ShortcutsButton shortcuts={[['n', t('shortcuts.next')]]} />;
}
