import { QueryClient } from '@tanstack/react-query';

/**
 * Calls are not retried and do not wait for the network, so that a screen shows an error at once and offers a retry.
 * Parts of a screen that need the same data within a second share one call.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 1_000 },
      mutations: { networkMode: 'always' },
    },
  });
