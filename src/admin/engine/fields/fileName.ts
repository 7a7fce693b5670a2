function decoded(name: string) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The name at the end of a path or URL. */
export const fileName = (path: string) =>
  decoded(
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? '',
  );
