/** Files that were sent in, in memory, each under a name of its own. */
export function createShelf() {
  const files = new Map<string, File>();
  return {
    /** Keeps a file and tells its path; anything else is no file. */
    keep: async (value: unknown) => {
      if (!(value instanceof File) || value.size === 0) return null;
      const path = `${files.size + 1}-${value.name}`;
      files.set(path, value);
      return path;
    },
    find: (path: string) => files.get(path),
  };
}

export type Shelf = ReturnType<typeof createShelf>;
