import { type Kysely, sql } from 'kysely';

/** Who was removed is found without looking through all decisions, and the suspension of each of the others. */
export async function sanctions(db: Kysely<unknown>) {
  const statements = [
    'create index suspension_decision on suspension (decision_id, until)',
    `create index decision_removed on decision (id) where measure = 'remove'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
