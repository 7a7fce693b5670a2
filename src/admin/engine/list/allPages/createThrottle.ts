import pLimit from 'p-limit';
import { ApiError } from '#api/ApiError.ts';

const second = 1_000;
const longestPause = 60 * second;
const triesAfter429 = 8;
const maxConcurrency = 3;

type Options = {
  /**
   * How often a call is made that times out, stays without a response or fails with a 5xx. Changes are made once, because
   * the server may have made them.
   */
  tries?: number;
  /** Called when the API asks for a pause. */
  onPause?: () => void;
};

/** Resolves early if the signal aborts. */
const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)));
  });

const isTooMany = ({ status }: ApiError) => status === 429;

/** How often a call with this failure is made. A timeout, no response or a 5xx may not happen again. */
function triesAfter(error: ApiError, tries: number) {
  if (isTooMany(error)) return triesAfter429;
  const isTransient = error.failure !== 'noToken' && (error.failure !== 'refused' || error.status >= 500);
  return isTransient ? tries : 1;
}

/** 1, 2, 4… seconds, up to a minute. */
const backOff = (tries: number) => Math.min(second * 2 ** (tries - 1), longestPause);

/**
 * Returns a function that makes many calls, three at a time. Calls with transient failures are repeated. After such a
 * failure all calls wait: until the `Retry-After` is over, else for a back-off. The function rejects with the last failure
 * of its call, or with the signal's reason if the call was not made.
 */
export function createThrottle({ tries = 3, onPause }: Options = {}) {
  const limit = pLimit(maxConcurrency);
  let pausedUntil = 0;

  return async function run<T>(call: () => Promise<T>, signal: AbortSignal, made = 1): Promise<T> {
    try {
      return await limit(async () => {
        while (pausedUntil > Date.now() && !signal.aborted) await sleep(pausedUntil - Date.now(), signal);
        signal.throwIfAborted();
        return call();
      });
    } catch (error) {
      if (!(error instanceof ApiError) || made >= triesAfter(error, tries)) throw error;
      pausedUntil = Math.max(pausedUntil, Date.now() + (error.retryAfterInMs ?? backOff(made)));
      if (isTooMany(error)) onPause?.();
      return run(call, signal, made + 1);
    }
  };
}
