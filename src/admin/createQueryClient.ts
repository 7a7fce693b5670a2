import { QueryClient } from '@tanstack/react-query';

/**
 * Neither repeats a call by itself nor waits for the network: a screen shows an error at once and offers to retry.
 * A query that was prefetched a moment ago is fresh, so the screen does not repeat it.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 1_000 },
      mutations: { networkMode: 'always' },
    },
  });
