import { type Kysely, sql } from 'kysely';

const statements = {
  sqlite: (change: string) => [
    'drop trigger audit_refuses_update',
    change,
    `create trigger audit_refuses_update before update on audit begin
      select raise(abort, 'What was recorded is neither changed nor deleted');
    end`,
  ],
  postgres: (change: string) => [
    'alter table audit disable trigger audit_refuses',
    change,
    'alter table audit enable trigger audit_refuses',
  ],
};

/** Runs one statement that renames values of the audit, which triggers otherwise refuse. */
export async function changeAudit(db: Kysely<unknown>, dialect: keyof typeof statements, change: string) {
  for (const statement of statements[dialect](change)) await sql.raw(statement).execute(db);
}
