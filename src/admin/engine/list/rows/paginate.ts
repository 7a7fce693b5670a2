import type { Page } from '#api/wire.ts';

/** What the API says about a page besides its rows; some tell no total. */
export type PageInfo = Omit<Page<unknown>, 'data' | 'total'> & { total?: number };

/** One page of rows that have all been read, described as the API describes its pages. */
export function paginate<Row>(all: readonly Row[], page: number, pageSize: number) {
  const lastPage = Math.max(1, Math.ceil(all.length / pageSize));
  const currentPage = Math.min(page, lastPage);
  const offset = (currentPage - 1) * pageSize;
  const rows = all.slice(offset, offset + pageSize);
  const pageInfo: PageInfo = {
    current_page: currentPage,
    last_page: lastPage,
    per_page: pageSize,
    total: all.length,
    from: rows.length > 0 ? offset + 1 : null,
    to: rows.length > 0 ? offset + rows.length : null,
  };
  return { rows, pageInfo };
}
