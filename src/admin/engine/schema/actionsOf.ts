import type { AnyAction } from './Action.ts';
import type { AnyResource } from './defineResource.ts';

/** The actions that are offered with each row, or those of the whole list, in the order in which they are declared. */
export const actionsOf = ({ actions = {} }: AnyResource, slot: 'row' | 'toolbar'): [name: string, AnyAction][] =>
  Object.entries(actions).filter(([, { on = 'row' }]) => on === slot);

/** True for an action that destroys or ends something: one of that tone, and `delete`. */
export const isDangerous = ({ actions = {} }: AnyResource, name: string) =>
  (actions[name]?.tone ?? (name === 'delete' ? 'danger' : undefined)) === 'danger';

/** The shortcuts of the actions on a record, each with the values that it chooses. */
export const shortcutsOf = ({ actions = {} }: AnyResource) =>
  Object.entries(actions).flatMap(([name, { queue }]) =>
    Object.entries(queue?.shortcuts ?? {}).map(([key, chosen]) => ({ key, name, chosen })),
  );

/** The condition for the next record to open after an action, if an action of the resource leads on to one. */
export const nextOf = ({ actions = {} }: AnyResource) =>
  Object.values(actions).find(({ queue }) => queue?.next)?.queue?.next;
