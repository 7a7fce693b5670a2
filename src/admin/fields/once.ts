const loaded = new WeakMap<() => unknown, unknown>();

/** What a loader of a definition promises, asked for once; React's `use` needs the same promise every time. */
export function once<Result>(load: () => Promise<Result>): Promise<Result> {
  const promise = (loaded.get(load) as Promise<Result> | undefined) ?? load();
  loaded.set(load, promise);
  return promise;
}
