import { setTimeout as delay } from 'node:timers/promises';

type Limits = {
  /** Starts no further attempt after this time. */
  forMs: number;
  pauseInMs: number;
  /** Whether another attempt may succeed after this error. */
  mayPass: (error: unknown) => boolean;
};

/** Repeats an action that fails. Throws the last error. */
export async function retry<Result>(action: () => Result | Promise<Result>, { forMs, pauseInMs, mayPass }: Limits) {
  const deadline = performance.now() + forMs;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (performance.now() >= deadline || !mayPass(error)) throw error;
    }
    await delay(pauseInMs);
  }
}
