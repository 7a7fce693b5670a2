import { use } from 'react';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { actionsOf } from '#admin/engine/schema/actionsOf.ts';
import { ActionButton } from './ActionButton.tsx';
import { RowActionContext } from './useRowActions.ts';

/** The actions of the whole list, a button each. */
export function ToolbarActions() {
  const { segment, request } = use(RowActionContext);
  return actionsOf(useDefinition(), 'toolbar')
    .filter(([, { when }]) => when === undefined || when === segment?.name)
    .map(([name]) => <ActionButton key={name} name={name} onClick={() => request({ name })} />);
}
