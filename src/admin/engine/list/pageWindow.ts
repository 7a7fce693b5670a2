const siblingCount = 2;

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * The page numbers to offer: the first, the last and two on each side of the current one, as specified. MUI's
 * `usePagination` offers more of them at the ends.
 */
export function pageWindow(page: number, lastPage: number): (number | 'ellipsis')[] {
  const current = Math.min(page, lastPage);
  const siblings = range(Math.max(1, current - siblingCount), Math.min(lastPage, current + siblingCount));
  const numbers = [...new Set([1, ...siblings, lastPage])];
  return numbers.flatMap((number, index) => {
    const skipped = range((numbers[index - 1] ?? 0) + 1, number - 1);
    return [...(skipped.length > 1 ? (['ellipsis'] as const) : skipped), number];
  });
}
