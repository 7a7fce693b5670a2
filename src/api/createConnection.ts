import { ApiError } from './ApiError.ts';
import type { ApiCall } from './createClient.ts';

/** Whether the API can be reached. `back` follows `lost` until it has been shown. */
type Status = 'connected' | 'lost' | 'back';

export type Connection = ReturnType<typeof createConnection>;

const probeTimeoutInMs = 5_000;

/** Learns from the calls of an API, and from probes of its base URL, whether the API can be reached. */
export function createConnection(base: string) {
  const listeners = new Set<() => void>();
  let status: Status = 'connected';

  const change = (next: Status) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const lose = () => change('lost');
  // A response may arrive after the browser has gone offline.
  const restore = () => {
    if (status === 'lost' && navigator.onLine !== false) change('back');
  };

  return {
    status: () => status,
    /** Calls back when the status changes, until the returned function is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lose,
    /** Ends `back`. */
    settle: () => change('connected'),
    /** Learns whether the API responds. Any HTTP response shows it, also that of another origin without CORS headers. */
    probe: async () => {
      const signal = AbortSignal.timeout(probeTimeoutInMs);
      const response = fetch(base, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
      await response.then(restore, lose);
    },
    /** Wraps the client. A call without a response may have been carried out, so it is not sent again. */
    watch:
      (call: ApiCall): ApiCall =>
      async <T>(...params: Parameters<ApiCall>) => {
        try {
          const result = await call<T>(...params);
          restore();
          return result;
        } catch (error) {
          if (error instanceof ApiError && error.failure === 'offline') lose();
          else if (error instanceof ApiError && error.status > 0) restore();
          throw error;
        }
      },
  };
}
