const pagesEachSide = 2;

/** Which page numbers are offered: the first, the last and two each side of the current one. */
export function pageWindow(page: number, lastPage: number): (number | 'gap')[] {
  const from = Math.max(2, page - pagesEachSide);
  const to = Math.min(lastPage - 1, page + pagesEachSide);
  const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 3 ? (['gap'] as const) : from === 3 ? [2] : []),
    ...near,
    ...(to < lastPage - 2 ? (['gap'] as const) : to === lastPage - 2 ? [lastPage - 1] : []),
    ...(lastPage > 1 ? [lastPage] : []),
  ];
}
