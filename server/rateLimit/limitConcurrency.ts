type Options = {
  /** How many tasks may wait; any number without it. */
  maxWaiting?: number;
  /** The error for a task that may not wait. */
  refuse?: () => Error;
};

/** Runs at most `max` tasks at a time; the others wait in the order they came. */
export function limitConcurrency(
  max: number,
  { maxWaiting = Number.POSITIVE_INFINITY, refuse = () => new Error('Too many tasks wait') }: Options = {},
) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Value>(task: () => Promise<Value>) => {
    if (running < max) running += 1;
    else if (waiting.length >= maxWaiting) throw refuse();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
