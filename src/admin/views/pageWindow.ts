const pagesEachSide = 2;

const pagesFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Which page numbers are offered: the first, the last and two each side of the current one. */
export function pageWindow(page: number, lastPage: number): (number | 'gap')[] {
  const current = Math.min(page, lastPage);
  const near = pagesFrom(Math.max(1, current - pagesEachSide), Math.min(lastPage, current + pagesEachSide));
  const offered = [...new Set([1, ...near, lastPage])];
  return offered.flatMap((number, place) => {
    const missing = pagesFrom((offered[place - 1] ?? 0) + 1, number - 1);
    return [...(missing.length > 1 ? (['gap'] as const) : missing), number];
  });
}
