import { type RawBuilder, sql } from 'kysely';
import type { Page } from '#api/wire.ts';
import type { Database } from './Database.ts';

const rowsPerPage = 10; // ours: the observed product does not say it (observed-behaviour.md, 18)

/** Skipping so few keys in an index costs less than looking for a place to start. */
const shortWay = 500;

/** A list of rows in order of a column of time, newest first, and of their id where times are equal. */
export type PagedList = {
  /** The name under which its rows are counted. */
  name: string;
  table: 'users' | 'ticket' | 'pre_launch_user';
  time: 'created_at' | 'time';
  /** By how many bits the time is shifted in each finer level of the counts, as the triggers do it. */
  spans: readonly number[];
  /** What holds for every row of the list, where the table has others. */
  where?: RawBuilder<unknown>;
};

/** From which end the list is read, and how many rows lie between that end and the page. */
type Way = { order: 'asc' | 'desc'; skip: number };

/** Where to start reading: the time before which (or from which, seen from the old end) there is nothing to skip twice. */
type Start = Way & { edge: number | null };

const count = async (db: Database, { name }: PagedList) => {
  const row = await db
    .selectFrom('row_count')
    .select('rows')
    .where('list', '=', name)
    .where('level', '=', 0)
    .executeTakeFirst();
  return row?.rows ?? 0;
};

/** Walks down the kept counts, a span at a time, so that no more rows are skipped than one short span holds. */
async function findStart(db: Database, { name, spans }: PagedList, way: Way): Promise<Start> {
  let start: Start = { ...way, edge: null };
  let parent: { bucket: number; bits: number } | null = null;

  for (const [index, bits] of spans.entries()) {
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
    for (const { bucket, rows } of await query.orderBy('bucket', way.order).execute()) {
      parent = { bucket, bits };
      start = { ...start, edge: (way.order === 'desc' ? bucket + 1 : bucket) * 2 ** bits };
      if (start.skip < rows) break;
      start.skip -= rows;
    }
  }
  return start;
}

async function readKeys(db: Database, { table, time, where }: PagedList, { order, skip, edge }: Start, limit: number) {
  const direction = sql.raw(order);
  const fromEdge = sql`${sql.ref(time)} ${sql.raw(order === 'desc' ? '<' : '>=')} ${edge}`;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where ${where ?? sql`true`} and ${edge === null ? sql`true` : fromEdge}
    order by ${sql.ref(time)} ${direction}, id ${direction}
    limit ${limit} offset ${skip}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One page of a list, at a cost that depends neither on its number nor on the list's length. */
export async function readPage<Row>(
  db: Database,
  list: PagedList,
  page: number,
  rowsOf: (ids: number[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  const total = await count(db, list);
  const before = (page - 1) * rowsPerPage;
  const limit = Math.min(rowsPerPage, total - before);
  const figures = { current_page: page, last_page: Math.max(1, Math.ceil(total / rowsPerPage)), total };
  if (limit <= 0) return { data: [], ...figures, per_page: rowsPerPage, from: null, to: null };

  const after = total - before - limit;
  const way: Way = before <= after ? { order: 'desc', skip: before } : { order: 'asc', skip: after };
  const start = way.skip <= shortWay ? { ...way, edge: null } : await findStart(db, list, way);
  const data = await rowsOf(await readKeys(db, list, start, limit));
  return { data, ...figures, per_page: rowsPerPage, from: before + 1, to: before + data.length };
}
