import pLimit from 'p-limit';

/**
 * A job in the background. It makes one attempt at a time, and after each waits for the milliseconds that the attempt
 * returns.
 */
export function createJob(attempt: () => Promise<number>) {
  const oneAtATime = pLimit(1);
  /** The attempt that has not begun. */
  let next: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  /** Makes an attempt now, or after the running one: a single attempt for all callers that wait for it. */
  const run = () => {
    next ??= oneAtATime(async () => {
      next = undefined;
      clearTimeout(timer);
      if (isEnded) return;
      const pause = await attempt();
      if (!isEnded) timer = setTimeout(run, pause).unref();
    });
    return next;
  };

  return {
    run,
    /** Resolves after the running attempt. */
    end: async () => {
      isEnded = true;
      clearTimeout(timer);
      await oneAtATime(() => undefined);
    },
  };
}
