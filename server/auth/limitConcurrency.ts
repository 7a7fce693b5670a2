/** Runs at most `max` tasks at a time; the others wait in the order they came. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Value>(task: () => Promise<Value>) => {
    if (running < max) running += 1;
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
