import { type Kysely, sql } from 'kysely';

/**
 * Creates the indexes that the statistics count from. Their expression is the number of the day in UTC, as in the queries.
 * Waiting and decided cases have indexes, too.
 */
export async function statistics(db: Kysely<unknown>) {
  const statements = [
    'create index users_day on users ((created_at / 86400000), platform)',
    'create index pre_launch_user_day on pre_launch_user ((created_at / 86400000))',
    'create index moderation_case_waiting on moderation_case (opened_at) where decided_at is null',
    'create index moderation_case_decided on moderation_case (decided_at, opened_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
