import { type Insertable, type InsertObject, type Selectable, sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';

const minute = 60_000;
const firstMoment = Date.UTC(2025, 8, 1);

/** The n-th user; three successive users have the same time, to test the order of equal times. */
export const userRow = (n: number): Insertable<Tables['users']> => ({
  uuid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name: `Person ${n}`,
  email: `person${n}@example.com`,
  created_at: firstMoment + Math.floor(n / 3) * 37 * minute,
  platform: n % 3 === 0 ? 'android' : 'ios',
  status: 'Active',
});

/** The n-th ticket, a minute after the one before. */
export const ticketRow = (n: number, state: 0 | 1 = 0): Insertable<Tables['ticket']> => ({
  user_name: `Person ${n}`,
  user_email: `person${n}@example.com`,
  message: `Message ${n}`,
  time: firstMoment / 1000 + n * 60,
  waits_for: 'us',
  waits_since: firstMoment + n * minute,
  state,
});

/** A subscriber of the waiting list. */
export const subscriberRow = (email: string, created_at = 1): Insertable<Tables['pre_launch_user']> => {
  return { name: null, email, created_at };
};

/** A subscriber's consent, which the server has asked for. */
export const consentRow = (subscriber_id: number, more: Partial<Insertable<Tables['consent']>> = {}) => {
  return { subscriber_id, language: 'en', text_version: '1', asked_at: 1, ...more };
};

/** A mail in the outbox, by default a letter that is due. */
export const mailRow = (more: Partial<Insertable<Tables['outbox']>>): Insertable<Tables['outbox']> => {
  return { kind: 'letter', state: 'queued', attempts: 0, due_at: 1, created_at: 1, ...more };
};

/** Creates this number of rows, from the first to the n-th. */
export const rowsOf = <Row>(count: number, row: (n: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index + 1));

/** Every row of a table, in the order of its first column, which is the id of most. */
export async function selectAll<Name extends keyof Tables>(db: Database, table: Name) {
  const rows = db
    .selectFrom(table as 'faq')
    .selectAll()
    .orderBy(sql`1`);
  return (await rows.execute()) as unknown[] as Selectable<Tables[Name]>[];
}

/** The values of a column, in the same order. */
export const selectColumn = async <Name extends keyof Tables, Column extends keyof Selectable<Tables[Name]>>(
  db: Database,
  table: Name,
  column: Column,
) => (await selectAll(db, table)).map((row) => row[column]);

/** Inserts a row, or several. */
export const insert = <Name extends keyof Tables>(
  db: Database,
  table: Name,
  rows: InsertObject<Tables, Name> | InsertObject<Tables, Name>[],
) => db.insertInto(table).values(rows).execute();

/** All rows of a database, by table. */
export async function allRows(db: Database) {
  const tables = await db.introspection.getTables();
  const rows = tables.map(async ({ name }) => [name, await selectAll(db, name as keyof Tables)]);
  return Object.fromEntries(await Promise.all(rows)) as { [Name in keyof Tables]: Selectable<Tables[Name]>[] };
}
