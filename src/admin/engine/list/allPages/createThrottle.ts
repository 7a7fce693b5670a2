import pLimit from 'p-limit';
import { ApiError } from '#api/ApiError.ts';

const second = 1_000;
const slow = 2 * second;
const quickResponsesPerRise = 5;
const longestPause = 60 * second;
const triesAfter429 = 8;
/** How many calls may be under way at once; fewer while the API is slow or has answered 429. */
const maxConcurrency = 3;

type Options = {
  /** How often a call is made that got no answer or a fault of the server's. A change is made once: it may have been done. */
  tries?: number;
  /** Told when the API has asked for a pause. */
  onPause?: () => void;
};

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

const isTooMany = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429;

/** No answer, no readable one, or a fault of the server's own: the next try may succeed. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && error.failure !== 'noToken' && (error.failure !== 'refused' || error.status >= 500);

/** 1, 2, 4… seconds, up to a minute. */
const backOff = (tries: number) => Math.min(second * 2 ** (tries - 1), longestPause);

/**
 * Makes many calls as fast as an API likes it: a few at a time, one at a time while answers are slow, and after a 429
 * none until its `Retry-After` is over. Calls that failed for a passing reason are made again.
 */
export function createThrottle({ tries = 3, onPause }: Options = {}) {
  const queue = pLimit(maxConcurrency);
  let quickResponses = 0;
  let pausedUntil = 0;

  const slowDown = () => {
    queue.concurrency = 1;
    quickResponses = 0;
  };

  const adapt = (took: number) => {
    if (took >= slow) return slowDown();
    quickResponses += 1;
    if (quickResponses % quickResponsesPerRise === 0)
      queue.concurrency = Math.min(queue.concurrency + 1, maxConcurrency);
  };

  const pause = (error: ApiError, attempt: number) => {
    slowDown();
    pausedUntil = Math.max(pausedUntil, Date.now() + (error.retryAfterInMs ?? backOff(attempt)));
    onPause?.();
  };

  const isPaused = () => pausedUntil > Date.now();

  const attempt = async <T>(call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => {
    signal.throwIfAborted();
    while (isPaused()) await sleep(pausedUntil - Date.now(), signal);
    const start = Date.now();
    try {
      return await call(signal);
    } finally {
      adapt(Date.now() - start);
    }
  };

  /** Waits as long as the failure of a call demands before it is made again; rejects with it when it is not. */
  const beforeNextTry = async (error: unknown, made: number, signal: AbortSignal) => {
    if (isTooMany(error) && made < triesAfter429) pause(error, made);
    else if (isPassing(error) && made < tries) await sleep(backOff(made), signal);
    else throw error;
  };

  return {
    /** True while the API has asked for a pause. */
    isPaused,
    /** Makes a call when it is its turn. Rejects with its last failure, or when the signal aborts. */
    async run<T>(call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
      for (let made = 1; ; made += 1) {
        try {
          return await queue(() => attempt(call, signal));
        } catch (error) {
          signal.throwIfAborted();
          await beforeNextTry(error, made, signal);
        }
      }
    },
  };
}
