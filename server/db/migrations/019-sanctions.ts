import { type Kysely, sql } from 'kysely';

/** Creates indexes for lists of sanctions: removals among all decisions, and the suspension of a decision. */
export async function sanctions(db: Kysely<unknown>) {
  const statements = [
    'create index suspension_decision on suspension (decision_id, until)',
    `create index decision_removed on decision (id) where measure = 'remove'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
