import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Page } from '#api/wire.ts';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { bucketBits } from '#server/db/migrations/002-countedLists.ts';
import type { Tables } from '#server/db/Tables.ts';
import { cacheUntilChange } from './cacheUntilChange.ts';

const rowsPerPage = 10; // our choice: the original product does not tell its page size (observed-behaviour.md, 18)

/** Up to this offset, skipping rows in the index is faster than reading the stored counts. */
const maxOffset = 1_000;

type ColumnOf<Table extends keyof Tables> = keyof Selectable<Tables[Table]> & string;

/** A list ordered by a column of time, then by id, newest first. */
type PagedList<Table extends keyof Tables, Column extends ColumnOf<Table>, More, Item> = {
  /** The name of the list in `row_count`. */
  name: string;
  table: Table;
  time: keyof typeof bucketBits;
  /** The condition for a row of the list, if the table has other rows, too. */
  where?: RawBuilder<unknown>;
  columns: readonly Column[];
  /** More columns, as expressions over the row `item`. */
  more?: { [Name in keyof More]: RawBuilder<More[Name]> };
  toItem: (row: Pick<Selectable<Tables[Table]>, Column> & More) => Item;
};

/** Reading starts before the time `boundary` and skips `offset` rows. */
type Seek = { boundary: number; offset: number };

/** Postgres spreads a count over several rows. */
const sumOfRows = sql<number>`cast(coalesce(sum(rows), 0) as bigint)`;

/** The number of rows of a list. */
export const countRows = cacheUntilChange(async (db, list: string) => {
  const total = db.selectFrom('row_count').select(sumOfRows.as('rows'));
  return (await total.where('list', '=', list).where('level', '=', 0).executeTakeFirstOrThrow()).rows;
});

type Buckets = { list: string; level: number; from: number; to: number };

const newestBuckets = cacheUntilChange((db, { list, level, from, to }: Buckets) =>
  db
    .selectFrom('row_count')
    .select(['bucket', sumOfRows.as('rows')])
    .where('list', '=', list)
    .where('level', '=', level)
    .where('bucket', '>=', from)
    .where('bucket', '<', to)
    .groupBy('bucket')
    .orderBy('bucket', 'desc')
    .execute(),
);

const max = Number.MAX_SAFE_INTEGER;

/** Reads the stored counts from large to small buckets of time, until the page is less than one small bucket away. */
async function findSeek(db: Database, list: string, sizes: readonly number[], offset: number): Promise<Seek> {
  const seek: Seek = { boundary: max, offset };
  if (offset <= maxOffset) return seek;
  let range = { from: -max, to: max };

  for (const [index, bits] of sizes.entries()) {
    const smallerBuckets = 2 ** (bits - (sizes[index + 1] ?? bits));
    for (const { bucket, rows } of await newestBuckets(db, { list, level: index + 1, ...range })) {
      range = { from: bucket * smallerBuckets, to: (bucket + 1) * smallerBuckets };
      seek.boundary = (bucket + 1) * 2 ** bits;
      if (seek.offset < rows) break;
      seek.offset -= rows;
    }
  }
  return seek;
}

/** Returns a page in the API's format. */
function pageOf<Item>(data: Item[], { page, total }: { page: number; total: number }): Page<Item> {
  const before = (page - 1) * rowsPerPage;
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / rowsPerPage)),
    total,
    per_page: rowsPerPage,
    from: data.length > 0 ? before + 1 : null,
    to: data.length > 0 ? before + data.length : null,
  };
}

type Position = {
  page: number;
  /** `ASC` for the oldest first. */
  order?: string;
};

/** Selects rows of the list. */
type Condition = RawBuilder<unknown>;

/**
 * Creates the function that reads a page of a list. Its cost does not depend on the page or the list's length. SQLite's
 * pages are cached until the database changes. With a condition it reads the whole list, for its matching rows.
 */
export function createPageReader<Table extends keyof Tables, Column extends ColumnOf<Table>, More, Item>(
  list: PagedList<Table, Column, More, Item>,
) {
  const { name, time, toItem, where: isListed = sql`true` } = list;
  const table = sql.table(list.table);
  const more = Object.entries<RawBuilder<unknown>>(list.more ?? {}).map(([name, value]) => value.as(name));
  const selected = sql.join([...list.columns.map((column) => sql.ref(`item.${column}`)), ...more]);

  /**
   * Finds the ids of the page in the index first, because skipping whole rows would read them. A cross join keeps SQLite
   * from reading the whole table first.
   */
  const selectRows = (db: Database, where: Condition, { boundary, offset }: Seek) =>
    sql<Parameters<typeof toItem>[0]>`
      select ${selected} from (
        select id from ${table}
        where ${where} and ${sql.ref(time)} < ${boundary}
        order by ${sql.ref(time)} desc, id desc
        limit ${rowsPerPage} offset ${offset}
      ) as page cross join ${table} as item where item.id = page.id
      order by ${sql.ref(`item.${time}`)} desc, item.id desc`.execute(db);

  const readPage = async (db: Database, { page, order }: Position, condition?: Condition) => {
    const where = condition ? sql`${isListed} and ${condition}` : isListed;
    const matches = sql`(select id from ${table} where ${where})`;
    const total = await (condition ? countOf(db, matches) : countRows(db, name));
    const before = (page - 1) * rowsPerPage;
    const count = Math.min(rowsPerPage, total - before);
    if (count <= 0) return pageOf<Item>([], { page, total });
    // Rows are read newest first. The other order is the same list, read from its end.
    const offset = order === 'ASC' ? total - before - count : before;
    const seek = condition ? { boundary: max, offset } : await findSeek(db, name, bucketBits[time], offset);
    const { rows } = await selectRows(db, where, seek);
    const data = rows.slice(0, count).map(toItem);
    return pageOf(order === 'ASC' ? data.reverse() : data, { page, total });
  };
  const readCached = cacheUntilChange((db, position: Position) => readPage(db, position));

  return (db: Database, position: Position, condition?: Condition) =>
    condition ? readPage(db, position, condition) : readCached(db, position);
}
