import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';

/** The key of a user that `fillUsers` has made. */
export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Two years of users, made by the database itself. */
export async function fillUsers(db: Database, rows: number) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const numbers = isPostgres
    ? sql`with numbers as (select n from generate_series(1::bigint, ${rows}::bigint) as n)`
    : sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})`;
  const uuid = isPostgres
    ? sql`'00000000-0000-4000-8000-' || lpad(n::text, 12, '0')`
    : sql`printf('00000000-0000-4000-8000-%012d', n)`;
  await sql`
    ${numbers}
    insert into users (uuid, name, email, created_at, platform, status, bio)
    select ${uuid}, 'Person ' || n, 'person' || n || '@example.com',
      1700000000000 + n * 63000, case n % 3 when 0 then 'android' else 'ios' end, 'Active',
      'Likes long walks, short books and the sort of coffee that takes longer to make than to drink.'
    from numbers`.execute(db);
  await sql`analyze`.execute(db);
}
