import { type Kysely, sql } from 'kysely';

/** Adds the gravest reason of a case, which lists are sorted by, and the note with which it was handed over. */
export async function handOver(db: Kysely<unknown>) {
  const statements = [
    'alter table moderation_case add column reason_rank integer not null default 5',
    'alter table moderation_case add column handover_note_id bigint references case_note (id) on delete set null',
    `update moderation_case set reason_rank = coalesce((select min(case reason
      when 'harassment' then 1 when 'inappropriateContent' then 2 when 'fakeProfile' then 3 else 4 end)
      from report where case_id = moderation_case.id), 5)`,
    'create index moderation_case_reason on moderation_case (reason_rank, id) where decided_at is null',
    'create index moderation_case_handover on moderation_case (handover_note_id) where handover_note_id is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
