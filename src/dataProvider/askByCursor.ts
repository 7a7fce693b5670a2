import { ApiError } from '#api/ApiError.ts';
import type { CallOptions } from '#api/createClient.ts';
import type { PageInfo } from '#api/readPage.ts';

type Page = { pageInfo: PageInfo; next?: unknown };

/** For each list, the cursors of its pages as far as somebody has come; the first page has none. */
export type CursorPages = Map<string, { cursors: unknown[]; lastCall: Promise<unknown> }>;

/** What is remembered of the pages after one changes with what that page says is next. */
function remember(cursors: unknown[], page: number, { pageInfo, next }: Page) {
  if (!pageInfo.hasNextPage) cursors.length = page;
  else if (cursors[page] !== next) cursors.splice(page, cursors.length, next);
}

/** The refused cursor may be too old: the next try finds its way from the first page. */
const forget = (cursors: unknown[]) => (error: unknown) => {
  if (error instanceof ApiError && error.failure === 'refused') cursors.length = 1;
  throw error;
};

/**
 * Asks for a page by its number where the API knows cursors only. A page gives the cursor of the next; a page that nobody
 * has come to yet is reached by asking for those before it, one after the other. Where the list ends before, its last page
 * is the answer.
 */
export function askByCursor<Answer extends Page>(
  ask: (options: CallOptions) => Promise<Answer>,
  { page: wanted = 1 }: CallOptions,
  pages: CursorPages,
  key: string,
): Promise<Answer> {
  const list = pages.get(key) ?? { cursors: [undefined], lastCall: Promise.resolve() };
  pages.set(key, list);
  const { cursors, lastCall } = list;

  const walk = async () => {
    for (let page = Math.min(wanted, cursors.length); ; page += 1) {
      const response = await ask({ page, cursor: cursors[page - 1] }).catch(forget(cursors));
      remember(cursors, page, response);
      if (page === wanted || !response.pageInfo.hasNextPage) return response;
    }
  };
  const walked = lastCall.then(walk);
  list.lastCall = walked.catch(() => undefined); // pages asked for at once would each walk the same way
  return walked;
}
