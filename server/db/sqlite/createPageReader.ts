import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Page } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { bucketBits } from '#server/db/migrations/002-countedLists.ts';
import type { Tables } from '#server/db/Tables.ts';
import { compileOnce } from './compileOnce.ts';
import { readOnce } from './readOnce.ts';

export const rowsPerPage = 10; // ours: the observed product does not say it (observed-behaviour.md, 18)

/** Up to here, skipping rows in the index costs less than reading the kept counts to find a place nearer to the page. */
const maxOffset = 500;

type ColumnOf<Table extends keyof Tables> = keyof Selectable<Tables[Table]> & string;

/** A list of rows in order of a column of time, newest first, and of their id where times are equal. */
type PagedList<Table extends keyof Tables, Column extends ColumnOf<Table>, Item> = {
  /** The name under which its rows are counted. */
  name: string;
  table: Table;
  time: keyof typeof bucketBits;
  /** What holds for every row of the list, where the table has others. */
  where?: RawBuilder<unknown>;
  columns: readonly Column[];
  toItem: (row: Pick<Selectable<Tables[Table]>, Column>) => Item;
};

/** A page of the older half is read backwards from the oldest row, because fewer rows lie before it that way. */
type Direction = { order: 'asc' | 'desc'; offset: number };

/** Reading starts at the time `boundary` (null: at the list's end) and skips `offset` rows from there. */
type Seek = Direction & { boundary: number | null };

const total = compileOnce((db, { list }: { list: string }) =>
  db.selectFrom('row_count').select('rows').where('list', '=', list).where('level', '=', 0).compile(),
);

/** How many rows a list has, from the kept counts. */
export const countRows = readOnce(async (db, list: string) => (await total(db, { list }))[0]?.rows ?? 0);

type Buckets = { list: string; level: number; from: number; to: number };

const buckets = (order: Direction['order']) =>
  readOnce(
    compileOnce((db, { list, level, from, to }: Buckets) =>
      db
        .selectFrom('row_count')
        .select(['bucket', 'rows'])
        .where('list', '=', list)
        .where('level', '=', level)
        .where('bucket', '>=', from)
        .where('bucket', '<', to)
        .orderBy('bucket', order)
        .compile(),
    ),
    ({ list, level, from }) => `${list} ${level} ${from}`,
  );

const bucketsInOrder = { asc: buckets('asc'), desc: buckets('desc') };

const everything = { from: -Number.MAX_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };

/** Walks down the kept counts, a bucket of time at a time, until the page lies less than one small bucket away. */
async function findSeek(
  db: Database,
  { name, time }: { name: string; time: keyof typeof bucketBits },
  { order, offset }: Direction,
): Promise<Seek> {
  const seek: Seek = { order, offset, boundary: null };
  let among = everything;

  for (const [index, bits] of bucketBits[time].entries()) {
    const next = 2 ** (bits - (bucketBits[time][index + 1] ?? bits));
    for (const { bucket, rows } of await bucketsInOrder[order](db, { list: name, level: index + 1, ...among })) {
      among = { from: bucket * next, to: (bucket + 1) * next };
      seek.boundary = (order === 'desc' ? bucket + 1 : bucket) * 2 ** bits;
      if (seek.offset < rows) break;
      seek.offset -= rows;
    }
  }
  return seek;
}

type RowsOf = { table: string; time: string; where?: RawBuilder<unknown>; columns: readonly string[] };

/**
 * Finds the page's ids in the narrow index first: skipping whole rows would read every one of them. SQLite keeps to the
 * written order of a cross join, and of another one might read the whole table first.
 */
const selectRows = <Row>({ table, time, where, columns }: RowsOf, order: Direction['order'], isFromEnd: boolean) =>
  compileOnce<{ boundary: number | null; limit: number; offset: number }, Row>((db, { boundary, limit, offset }) => {
    const direction = sql.raw(order);
    const fromBoundary = sql`${sql.ref(time)} ${sql.raw(order === 'desc' ? '<' : '>=')} ${boundary}`;
    const selected = sql.join(columns.map((column) => sql.ref(`item.${column}`)));
    return sql<Row>`
      select ${selected} from (
        select id from ${sql.table(table)}
        where ${where ?? sql`true`} and ${isFromEnd ? sql`true` : fromBoundary}
        order by ${sql.ref(time)} ${direction}, id ${direction}
        limit ${limit} offset ${offset}
      ) as page cross join ${sql.table(table)} as item where item.id = page.id
      order by ${sql.ref(`item.${time}`)} desc, item.id desc`.compile(db);
  });

/** A page by its number, as the API writes it. */
export function pageOf<Item>(data: Item[], { page, total }: { page: number; total: number }): Page<Item> {
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

/**
 * Makes the function that reads a page of a list, at a cost that depends neither on its number nor on the list's length. A
 * page is read once for as long as nothing changes.
 */
export function createPageReader<Table extends keyof Tables, Column extends ColumnOf<Table>, Item>(
  list: PagedList<Table, Column, Item>,
) {
  const { toItem, ...declared } = list;
  const select = (order: Direction['order'], isFromEnd: boolean) =>
    selectRows<Parameters<typeof toItem>[0]>(declared, order, isFromEnd);
  const fromEnd = { asc: select('asc', true), desc: select('desc', true) };
  const fromBoundary = { asc: select('asc', false), desc: select('desc', false) };

  const readRows = async (db: Database, direction: Direction, limit: number) => {
    const isNear = direction.offset <= maxOffset;
    const { order, offset, boundary } = isNear ? { ...direction, boundary: null } : await findSeek(db, list, direction);
    return (boundary === null ? fromEnd : fromBoundary)[order](db, { boundary, limit, offset });
  };

  return readOnce(async (db: Database, page: number): Promise<Page<Item>> => {
    const total = await countRows(db, list.name);
    const before = (page - 1) * rowsPerPage;
    const limit = Math.min(rowsPerPage, total - before);
    if (limit <= 0) return pageOf([], { page, total });
    const after = total - before - limit;
    const isNearerToStart = before <= after;
    const direction: Direction = isNearerToStart ? { order: 'desc', offset: before } : { order: 'asc', offset: after };
    return pageOf((await readRows(db, direction, limit)).map(toItem), { page, total });
  });
}
