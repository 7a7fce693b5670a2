import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';

/**
 * Calls are not retried and do not wait for the network, so that a screen shows an error at once and offers a retry.
 * Parts of a screen that need the same data within a second share one call.
 *
 * After a change, what is on screen of other resources loads again: related rows, their record, and the menu's figures. The
 * mutation itself loads its own resource again.
 */
export function createQueryClient() {
  const mutationCache = new MutationCache({
    onSuccess: (_data, _variables, _result, _mutation, { client, mutationKey }) => {
      if (!mutationKey) return; // a sign-in
      const isOther = ({ queryKey: [name] }: Query) => name !== mutationKey[0] && name !== 'download';
      void client.invalidateQueries({ type: 'active', predicate: isOther });
    },
  });
  return new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 1_000 },
      mutations: { networkMode: 'always' },
    },
  });
}
