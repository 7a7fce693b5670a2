import type { AnyAction } from './Action.ts';
import type { AnyResource } from './defineResource.ts';

/** True for actions with `tone: 'danger'`, and for `delete`. */
export const isDangerous = ({ actions = {} }: AnyResource, name: string) =>
  name === 'delete' || actions[name]?.tone === 'danger';

/** The actions of each row (`row`) or of the whole list (`toolbar`), in the order of the definition, the dangerous ones last. */
export const actionsOf = (definition: AnyResource, slot: 'row' | 'toolbar'): [name: string, AnyAction][] =>
  Object.entries(definition.actions ?? {})
    .filter(([, { on = 'row' }]) => on === slot)
    .toSorted(([one], [other]) => Number(isDangerous(definition, one)) - Number(isDangerous(definition, other)));

/** The shortcuts of the actions on a record. Each presets values of its action's dialog. */
export const shortcutsOf = ({ actions = {} }: AnyResource) =>
  Object.entries(actions).flatMap(([name, { queue }]) =>
    Object.entries(queue?.shortcuts ?? {}).map(([key, presets]) => ({ key, name, presets })),
  );

/** The condition that selects the next record to open after an action. Undefined if no action opens one. */
export const nextCondition = ({ actions = {} }: AnyResource) =>
  Object.values(actions).find(({ queue }) => queue?.next)?.queue?.next;
