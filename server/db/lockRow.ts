import type { Selectable } from 'kysely';
import type { Database } from './Database.ts';
import type { Tables } from './Tables.ts';

/** The tables whose rows are numbered and may be locked. */
type Lockable = 'faq' | 'category' | 'ticket' | 'canned_answer' | 'moderation_case';

/** A row as it is before this transaction changes it, which no other does until the end; SQLite has no `for update`. */
export const lockRow = async <Table extends Lockable>(db: Database, table: Table, id: number, notFound: () => Error) =>
  (await (db as Database)
    .updateTable(table as Lockable)
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)) as unknown as Selectable<Tables[Table]>;
