import { type Kysely, sql } from 'kysely';

/** The names of the lists that a table's rows are counted in begin so (002-countedLists). */
const listsOf = { users: 'users', ticket: 'ticket', pre_launch_user: 'preLaunch' };

/** Postgres can empty a table without any of the events that the counts are kept by; SQLite cannot. */
export async function truncatedLists(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'sqlite') return;
  for (const [table, list] of Object.entries(listsOf)) {
    await sql
      .raw(`create function count_${table}_truncated() returns trigger language plpgsql as $$ begin
        delete from row_count where split_part(list, ':', 1) = '${list}';
        return null;
      end $$`)
      .execute(db);
    await sql
      .raw(`create trigger ${table}_truncated after truncate on ${table}
        for each statement execute function count_${table}_truncated()`)
      .execute(db);
  }
}
