import { type SelectQueryBuilder, sql } from 'kysely';

const cursorPageSize = 25;

type Position = {
  /** The column that orders the list, an id. */
  by: string;
  /** The id of the last row of the previous page; missing for the first page. */
  cursor?: number;
  order?: 'asc' | 'desc';
};

/** Returns a page of a list and the cursor of the next page (keyset pagination). */
export async function pageAfter<Tables, From extends keyof Tables, Row extends { id: number }, Item = Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { by, cursor, order = 'asc' }: Position,
  toItem: (row: Row) => Item = (row) => row as unknown as Item,
) {
  const id = sql.ref<number>(by);
  const rest = cursor === undefined ? query : query.where(id, order === 'asc' ? '>' : '<', cursor);
  // Read one row more than the page has, to find out whether there is another page.
  const rows = await rest
    .orderBy(id, order)
    .limit(cursorPageSize + 1)
    .execute();
  const page = rows.slice(0, cursorPageSize);
  const next = rows.length > cursorPageSize ? (page.at(-1)?.id ?? null) : null;
  return { data: page.map(toItem), per_page: cursorPageSize, next };
}
