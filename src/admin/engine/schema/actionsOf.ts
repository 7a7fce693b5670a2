import type { AnyAction } from './Action.ts';
import type { AnyResource } from './defineResource.ts';

/** The actions that are offered with each row, or those of the whole list, in the order in which they are declared. */
export const actionsOf = ({ actions = {} }: AnyResource, place: 'row' | 'toolbar'): [name: string, AnyAction][] =>
  Object.entries(actions).filter(([, { on = 'row' }]) => on === place);

/** True for an action that destroys or ends something: one of that tone, and `delete`. */
export const isDangerous = ({ actions = {} }: AnyResource, name: string) =>
  (actions[name]?.tone ?? (name === 'delete' ? 'danger' : undefined)) === 'danger';
