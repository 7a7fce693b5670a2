import { type MutationFilters, useIsMutating } from '@tanstack/react-query';
import { isRecord } from '#api/values.ts';

/** Changes that block others while they are pending. A call that is sent once its undo window is over blocks nothing. */
export const blockingChanges: MutationFilters = {
  predicate: ({ state: { variables } }) => !(isRecord(variables) && variables.isDelayed === true),
};

export const useIsChanging = () => useIsMutating(blockingChanges) > 0;
