/** Runs tasks with the same key one after the other, and those with different keys at the same time. */
export function keyedMutex() {
  const last = new Map<string, Promise<unknown>>();

  return async <Result>(key: string, task: () => Promise<Result>) => {
    const running = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
}
