import pLimit from 'p-limit';
import { ApiError } from '#api/ApiError.ts';

const second = 1_000;
const slow = 2 * second;
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

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const isTooMany = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429;

/** True for failures that may not happen again. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && error.failure !== 'noToken' && (error.failure !== 'refused' || error.status >= 500);

/** 1, 2, 4… seconds, up to a minute. */
const backOff = (tries: number) => Math.min(second * 2 ** (tries - 1), longestPause);

/**
 * Makes many calls as fast as the API allows: three at a time, but one at a time while responses are slow. After a 429 it
 * waits until the `Retry-After` is over. It repeats calls with transient failures.
 */
export function createThrottle({ tries = 3, onPause }: Options = {}) {
  const queue = pLimit(maxConcurrency);
  let pausedUntil = 0;

  const pause = (error: ApiError, attempt: number) => {
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
      queue.concurrency = Date.now() - start < slow ? maxConcurrency : 1;
    }
  };

  /** Waits until the call may be made again. Rejects with its failure where it may not. */
  const waitForRetry = async (error: unknown, made: number, signal: AbortSignal) => {
    if (isTooMany(error) && made < triesAfter429) pause(error, made);
    else if (isTransient(error) && made < tries) await sleep(backOff(made), signal);
    else throw error;
  };

  return {
    /** True while the API has asked for a pause. */
    isPaused,
    /** Rejects with the last failure of the call, or with the signal's reason where the call was not made. */
    async run<T>(call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
      for (let made = 1; ; made += 1) {
        try {
          return await queue(() => attempt(call, signal));
        } catch (error) {
          if (signal.aborted) throw isTooMany(error) ? signal.reason : error;
          await waitForRetry(error, made, signal);
        }
      }
    },
  };
}
