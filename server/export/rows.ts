import { withIsoTimes } from '#server/db/isoTime.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsAtOnce = 200;

const isOwn = (name: string) => name !== 'id' && !name.endsWith('_id') && !name.startsWith('claimed_');

/** A row as a person reads it: moments in ISO 8601, and without what only ties it to others, or to the staff. */
export const readable = (row: Row) =>
  withIsoTimes(Object.fromEntries(Object.entries(row).filter(([name]) => isOwn(name))));

type Query<Found> = { limit: (rows: number) => { execute: () => Promise<Found[]> } };

/** Reads rows in pages, so that only one page is in memory. The query takes the rows after an id, in their order. */
export async function* inPages<Found extends { id: number }>(after: (id: number) => Query<Found>) {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: Found[] = await after(last).limit(rowsAtOnce).execute();
    yield* rows;
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id;
  }
}

/** The rows as a person reads them. */
export async function* readableRows<Found extends Row>(rows: AsyncIterable<Found>) {
  for await (const row of rows) yield readable(row);
}
