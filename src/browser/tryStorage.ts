/** Returns null when the browser's storage is blocked or full, or has something that cannot be read. */
export function tryStorage<Result>(use: () => Result) {
  try {
    return use();
  } catch {
    return null;
  }
}
