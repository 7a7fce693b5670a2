import { ApiError } from '#api/ApiError.ts';

const second = 1_000;
const slow = 2 * second;
const quickAnswersPerRise = 5;
const longestPause = 60 * second;
const triesAfter429 = 8;

type Options = {
  /** How many calls may be under way at once; fewer while the API is slow or has answered 429. */
  most?: number;
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
export function createPace({ most = 3, tries = 3, onPause }: Options = {}) {
  let limit = most;
  let active = 0;
  let quickAnswers = 0;
  let pausedUntil = 0;
  let waiting: (() => void)[] = [];

  const wake = () => {
    const woken = waiting;
    waiting = [];
    for (const resolve of woken) resolve();
  };

  const turn = async (signal: AbortSignal) => {
    for (;;) {
      signal.throwIfAborted();
      const pause = pausedUntil - Date.now();
      if (pause > 0) await sleep(pause, signal);
      else if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      else break;
    }
    active += 1;
  };

  const adapt = (took: number) => {
    if (took >= slow) {
      limit = 1;
      quickAnswers = 0;
    } else {
      quickAnswers += 1;
      if (quickAnswers % quickAnswersPerRise === 0) limit = Math.min(limit + 1, most);
    }
  };

  const pause = (error: ApiError, attempt: number) => {
    limit = 1;
    quickAnswers = 0;
    pausedUntil = Math.max(pausedUntil, Date.now() + (error.retryAfterInMs ?? backOff(attempt)));
    onPause?.();
  };

  const attempt = async <T>(call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => {
    await turn(signal);
    const start = Date.now();
    try {
      return await call(signal);
    } finally {
      active -= 1;
      adapt(Date.now() - start);
      wake();
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
    isPaused: () => pausedUntil > Date.now(),
    /** Makes a call when it is its turn. Rejects with its last failure, or when the signal aborts. */
    async run<T>(call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
      for (let made = 1; ; made += 1) {
        try {
          return await attempt(call, signal);
        } catch (error) {
          signal.throwIfAborted();
          await beforeNextTry(error, made, signal);
        }
      }
    },
  };
}
