import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Page } from '#api/wire.ts';
import type { Database } from './Database.ts';
import { bucketBits } from './migrations/002-countedLists.ts';
import type { Tables } from './Tables.ts';

const rowsPerPage = 10; // ours: the observed product does not say it (observed-behaviour.md, 18)

/** Up to here, skipping rows in the index costs less than reading the kept counts to find a place nearer to the page. */
const maxOffset = 500;

/** A list of rows in order of a column of time, newest first, and of their id where times are equal. */
export type PagedList<Table extends 'users' | 'ticket' | 'pre_launch_user'> = {
  /** The name under which its rows are counted. */
  name: string;
  table: Table;
  time: keyof typeof bucketBits;
  /** What holds for every row of the list, where the table has others. */
  where?: RawBuilder<unknown>;
};

type AnyList = PagedList<'users' | 'ticket' | 'pre_launch_user'>;

/** A page of the older half is read backwards from the oldest row, because fewer rows lie before it that way. */
type Direction = { order: 'asc' | 'desc'; offset: number };

/** Reading starts at the time `boundary` (null: at the list's end) and skips `offset` rows from there. */
type Seek = Direction & { boundary: number | null };

/** How many rows a list has, from the kept counts. */
export async function countRows(db: Database, list: string) {
  const total = db.selectFrom('row_count').select('rows').where('list', '=', list).where('level', '=', 0);
  return (await total.executeTakeFirst())?.rows ?? 0;
}

/** Walks down the kept counts, a bucket of time at a time, until the page lies less than one small bucket away. */
async function findSeek(db: Database, { name, time }: AnyList, { order, offset }: Direction): Promise<Seek> {
  const seek: Seek = { order, offset, boundary: null };
  let parent: { bucket: number; bits: number } | null = null;

  for (const [index, bits] of bucketBits[time].entries()) {
    let query = db
      .selectFrom('row_count')
      .select(['bucket', 'rows'])
      .where('list', '=', name)
      .where('level', '=', index + 1);
    if (parent) {
      const children = 2 ** (parent.bits - bits);
      query = query
        .where('bucket', '>=', parent.bucket * children)
        .where('bucket', '<', (parent.bucket + 1) * children);
    }
    for (const { bucket, rows } of await query.orderBy('bucket', order).execute()) {
      parent = { bucket, bits };
      seek.boundary = (order === 'desc' ? bucket + 1 : bucket) * 2 ** bits;
      if (seek.offset < rows) break;
      seek.offset -= rows;
    }
  }
  return seek;
}

/**
 * Finds the page's ids in the narrow index first: skipping whole rows would read every one of them. SQLite keeps to the
 * written order of a cross join, and of another one might read the whole table first.
 */
async function readRows<Table extends keyof Tables>(
  db: Database,
  { table, time, where }: Pick<AnyList, 'time' | 'where'> & { table: Table },
  { order, offset, boundary, limit }: Seek & { limit: number },
) {
  const direction = sql.raw(order);
  const fromBoundary = sql`${sql.ref(time)} ${sql.raw(order === 'desc' ? '<' : '>=')} ${boundary}`;
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select item.* from (
      select id from ${sql.table(table)}
      where ${where ?? sql`true`} and ${boundary === null ? sql`true` : fromBoundary}
      order by ${sql.ref(time)} ${direction}, id ${direction}
      limit ${limit} offset ${offset}
    ) as page cross join ${sql.table(table)} as item where item.id = page.id
    order by ${sql.ref(`item.${time}`)} desc, item.id desc`.execute(db);
  return rows;
}

/** One page of a list, at a cost that depends neither on its number nor on the list's length. */
export async function readPage<Table extends AnyList['table'], Item>(
  db: Database,
  list: PagedList<Table>,
  page: number,
  toItem: (row: Selectable<Tables[Table]>) => Item,
): Promise<Page<Item>> {
  const total = await countRows(db, list.name);
  const before = (page - 1) * rowsPerPage;
  const limit = Math.min(rowsPerPage, total - before);
  const pageInfo = { current_page: page, last_page: Math.max(1, Math.ceil(total / rowsPerPage)), total };
  if (limit <= 0) return { data: [], ...pageInfo, per_page: rowsPerPage, from: null, to: null };

  const after = total - before - limit;
  const direction: Direction = before <= after ? { order: 'desc', offset: before } : { order: 'asc', offset: after };
  const seek = direction.offset <= maxOffset ? { ...direction, boundary: null } : await findSeek(db, list, direction);
  const rows = await readRows(db, list, { ...seek, limit });
  return { data: rows.map(toItem), ...pageInfo, per_page: rowsPerPage, from: before + 1, to: before + rows.length };
}
