import type { AnyResource } from '#admin/engine/schema/defineResource.ts';

/** The keys that the actions of a record have, each with what it chooses. */
export const keysOf = ({ actions = {} }: AnyResource) =>
  Object.entries(actions).flatMap(([name, { keys = {} }]) =>
    Object.entries(keys).map(([key, chosen]) => ({ key, name, chosen })),
  );

/** Which row comes next once an action is done, where one leads on at all. */
export const nextOf = ({ actions = {} }: AnyResource) => Object.values(actions).find(({ next }) => next)?.next;
