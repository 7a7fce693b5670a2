import { type Kysely, sql } from 'kysely';
import { changeAudit } from './changeAudit.ts';

/** Renames the canned answers to saved replies, also in the audit. */
export async function savedReplies(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  await sql`alter table canned_answer rename to saved_reply`.execute(db);
  await changeAudit(db, dialect, `update audit set resource = 'savedReplies' where resource = 'cannedAnswers'`);
}
