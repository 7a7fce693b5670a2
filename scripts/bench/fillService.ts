import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';

const day = 86_400_000;

/** How much there is of each list. One case in four is open, one decision in ten a removal, one suspension in ten holds. */
export type Sizes = { cases: number; tickets: number; audit: number };

const isPostgres = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter;

const numbersUpTo = (db: Database, rows: number) =>
  isPostgres(db)
    ? sql`numbers as (select n from generate_series(1::bigint, ${rows}::bigint) as n)`
    : sql`numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})`;

const uuidOf = (db: Database, number: RawBuilder<unknown>) =>
  isPostgres(db)
    ? sql`'00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0')`
    : sql`printf('00000000-0000-4000-8000-%012d', ${number})`;

/** Rows numbered from 1, made by the database itself. */
const fill = (db: Database, rows: number, insert: RawBuilder<unknown>, select: RawBuilder<unknown>) =>
  sql`with recursive ${numbersUpTo(db, rows)}
    insert into ${insert} select ${select} from numbers`.execute(db);

/** A service of some size: cases with reports and decisions, tickets with messages, and who did what. Its users are there already. */
export async function fillService(db: Database, { cases, tickets, audit }: Sizes, now: number) {
  const uuid = uuidOf(db, sql`n`);
  const at = sql.raw(`${now} - (${cases} - n) * 3600000`);
  await fill(
    db,
    cases,
    sql`moderation_case (user_uuid, opened_at, decided_at)`,
    sql`${uuid}, ${at}, case when n % 4 = 0 then null else ${at} + 7200000 end`,
  );
  await fill(
    db,
    2 * cases,
    sql`report (case_id, reporter_uuid, reason, words, created_at)`,
    sql`(n + 1) / 2, ${uuid}, case n % 3 when 0 then 'spam' else 'harassment' end, 'Would not take no for an answer.', ${sql.lit(now - day)}`,
  );
  await sql`insert into decision (case_id, administrator_id, measure, section, language, created_at)
    select id, 1, case id % 10 when 1 then 'remove' when 2 then 'warn' when 3 then 'dismiss' else 'suspend7' end,
      'be-kind', 'en', decided_at from moderation_case where decided_at is not null order by id`.execute(db);
  await sql`insert into suspension (user_uuid, decision_id, created_at, until)
    select c.user_uuid, d.id, d.created_at, case d.id % 10 when 0 then ${sql.lit(now + day)} else d.created_at + 604800000 end
    from decision d join moderation_case c on c.id = d.case_id where d.measure = 'suspend7' order by d.id`.execute(db);
  await sql`insert into appeal (decision_id, words, created_at)
    select id, 'It was a joke.', created_at from decision where id % 5 = 0`.execute(db);
  await fill(
    db,
    tickets,
    sql`ticket (user_name, user_email, message, time, state)`,
    sql`'Person ' || n, 'person' || n || '@example.com', 'My match disappeared overnight.', 1700000000 + n * 60, n % 2`,
  );
  await fill(
    db,
    2 * tickets,
    sql`ticket_message (ticket_id, author, text, created_at)`,
    sql`(n + 1) / 2, case n % 2 when 0 then 'person' else 'support' end, 'Which phone do you use?', 1700000000000 + n`,
  );
  const operations = sql`case n % 50 when 0 then 'delete' when 1 then 'decide' else 'update' end`;
  const resources = sql`case n % 7 when 0 then 'users' when 1 then 'cases' else 'ticket' end`;
  await fill(
    db,
    audit,
    sql`audit (at, administrator_id, resource, operation, row_key, request_id)`,
    sql`1700000000000 + n, 1, ${resources}, ${operations}, cast(n % 100000 as text), 'request-' || n`,
  );
  await sql`analyze`.execute(db);
}
