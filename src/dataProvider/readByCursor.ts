import { ApiError } from '#api/ApiError.ts';
import type { PageInfo } from '#api/readPage.ts';
import type { CallOptions } from '#api/request.ts';

type Page = { pageInfo: PageInfo; next?: unknown };

/** The cursors of the pages of each list, as far as they are known. The first page has none. */
export type CursorPages = Map<string, { cursors: unknown[]; lastRead: Promise<unknown> }>;

/**
 * Reads a page by its number from an API that pages by cursors. Each page returns the cursor of the next one, so unknown
 * pages before it are read first. When the list ends earlier, its last page is returned.
 */
export function readByCursor<Result extends Page>(
  read: (options: CallOptions) => Promise<Result>,
  wanted: number,
  pages: CursorPages,
  key: string,
): Promise<Result> {
  const list = pages.get(key) ?? { cursors: [undefined], lastRead: Promise.resolve() };
  pages.set(key, list);
  const { cursors, lastRead } = list;

  const readPages = async () => {
    for (let page = Math.min(wanted, cursors.length); ; page += 1) {
      const result = await read({ page, cursor: cursors[page - 1] }).catch((error: unknown) => {
        // The refused cursor may be too old: the next try starts at the first page.
        if (error instanceof ApiError && error.failure === 'refused') cursors.length = 1;
        throw error;
      });
      const { pageInfo, next } = result;
      if (!pageInfo.hasNextPage) cursors.length = page;
      else if (cursors[page] !== next) cursors.splice(page, cursors.length, next);
      if (page === wanted || !pageInfo.hasNextPage) return result;
    }
  };
  const result = lastRead.then(readPages); // simultaneous reads would each load the same pages
  list.lastRead = result.catch(() => undefined);
  return result;
}
