import { QueryClient } from '@tanstack/react-query';

/**
 * Neither repeats a call by itself nor waits for the network: a screen shows an error at once and offers to retry.
 * What several parts of a screen ask for at the same moment is asked for once.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 1_000 },
      mutations: { networkMode: 'always' },
    },
  });
