import { type SelectQueryBuilder, sql } from 'kysely';

const rowsAtOnce = 500;

/** Yields the rows of a query by their ids, and reads them in pages, so that memory contains only one page. */
export async function* inPages<All, From extends keyof All, Row extends { id: number }>(
  query: SelectQueryBuilder<All, From, Row>,
  idColumn = 'id',
) {
  const id = sql.ref<number>(idColumn);
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: Row[] = await query.where(id, '>', last).orderBy(id).limit(rowsAtOnce).execute();
    yield* rows;
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id;
  }
}
