function decoded(name: string) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The name of a file that is stored under a path or an address. */
export const fileName = (path: string) =>
  decoded(
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? '',
  );
