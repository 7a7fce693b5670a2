import { Readable } from 'node:stream';
import { type SelectQueryBuilder, sql } from 'kysely';
import { refuseField } from '#server/http/HttpError.ts';

const defaultSize = 25;

/** The position after a row: its id, or in a list with another order its value and its id, such as `3.17`. */
type Cursor = number | string;

export type Position = {
  /** The column with the id. It orders the list. */
  by: string;
  /** A column of numbers that orders the list first. Its name is that of the row's value. */
  first?: `${string}.${string}`;
  /** The cursor of the previous page; missing for the first page. */
  cursor?: Cursor;
  order?: 'asc' | 'desc';
  /** The number of rows of a page. */
  size?: number;
};

/** Returns a page of a list and the cursor of the next page (keyset pagination). */
export async function pageAfter<Tables, From extends keyof Tables, Row extends { id: number }, Item = Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { by, first, cursor, order = 'asc', size = defaultSize }: Position,
  toItem: (row: Row) => Item = (row) => row as unknown as Item,
) {
  const columns = (first ? [first, by] : [by]).map((column) => sql.ref<number>(column));
  // A number of a cursor may be too large for the column. Postgres refuses it without the cast.
  const after =
    cursor === undefined
      ? []
      : String(cursor)
          .split('.')
          .map((part) => sql`cast(${Number(part)} as bigint)`);
  if (cursor !== undefined && after.length !== columns.length) throw refuseField('cursor', 'field.unknown');
  const compare = order === 'asc' ? sql`>` : sql`<`;
  const rest = query.$if(after.length > 0, (rows) =>
    rows.where(sql<boolean>`(${sql.join(columns)}) ${compare} (${sql.join(after)})`),
  );
  const ordered = columns.reduce((sorted, column) => sorted.orderBy(column, order), rest);
  // Read one row more than the page has, to find out whether there is another page.
  const rows = await ordered.limit(size + 1).execute();
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const value = first && last?.[first.split('.')[1] as keyof Row];
  const next = last && first ? `${value}.${last.id}` : (last?.id ?? null);
  return { data: page.map(toItem), per_page: size, next };
}

/** A stream of the rows of a query by their ids. It reads them in pages, so that memory contains only one page. */
export function inPages<Tables, From extends keyof Tables, Row extends { id: number }, Item = Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  toItem?: (row: Row) => Item,
  by = 'id',
) {
  async function* rows() {
    for (let cursor: Cursor | null = 0; cursor !== null; ) {
      const page: { data: Item[]; next: Cursor | null } = await pageAfter(query, { by, cursor, size: 500 }, toItem);
      yield* page.data;
      cursor = page.next;
    }
  }
  return Readable.from(rows());
}
