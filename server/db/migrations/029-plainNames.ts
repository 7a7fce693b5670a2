import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table report rename column words to text',
  'alter table report_evidence rename column words to text',
  'alter table appeal rename column words to text',
  'alter table idempotency_key rename column answer to response',
  `update outbox set kind = 'reply' where kind = 'answer'`,
];

/** Renames columns and values, so that they have the same names as in the rest of the program. */
export async function plainNames(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
