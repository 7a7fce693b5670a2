import { type Kysely, sql } from 'kysely';

/** The prefix of the names of a table's lists in `row_count` (002-countedLists). */
const listsOf = { users: 'users', ticket: 'ticket', pre_launch_user: 'preLaunch' };

/** Resets the counts after `truncate`, which runs none of the other triggers. Only Postgres has it. */
export async function truncatedLists(
  db: Kysely<unknown>,
  dialect: 'sqlite' | 'postgres',
  lists: Readonly<Record<string, string>> = listsOf,
) {
  if (dialect === 'sqlite') return;
  for (const [table, list] of Object.entries(lists)) {
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
