/** What this tab remembers. A browser that blocks its storage, or has it full, goes on without: null then. */
export function inThisTab<Result>(use: (storage: Storage) => Result) {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
