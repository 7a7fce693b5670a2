import type { AnyAction } from '#admin/schema/Action.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';

/** The actions that are offered with each row, or those of the whole list, in the order in which they are declared. */
export const actionsOf = ({ actions = {} }: AnyResource, place: 'row' | 'toolbar'): [name: string, AnyAction][] =>
  Object.entries(actions).filter(([, { on = 'row' }]) => on === place);
