/** Runs at most `places` tasks at a time; the others wait in the order they came. */
export function createQueue(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;

  const enter = () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async <Result>(task: () => Promise<Result>) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
