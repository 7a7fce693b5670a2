import { changeRecorder } from '#server/audit/audited.ts';
import { createAdministrator } from '#server/auth/administrators.ts';
import { isWeakPassword } from '#server/auth/passwords.ts';
import type { Database } from '#server/db/Database.ts';
import { StartError } from '#server/errors.ts';
import { newToken } from '#server/hash.ts';
import type { Settings } from '#server/settings.ts';

const announcement = (email: string, password: string) => `
The first administrator:

  email     ${email}
  password  ${password}

The password is shown only this once. Change it in the dashboard, or set ADMIN_PASSWORD before the first start.
`;

/**
 * Creates the first administrator, if there is no account. Deactivated accounts and moderators count too. A demo generates
 * and prints a password. Other servers refuse to start without one. Runs in the caller's transaction.
 */
export async function ensureAdministrator(db: Database, { administrator: { email, password }, seed }: Settings) {
  if (await db.selectFrom('administrator').select('id').limit(1).executeTakeFirst()) return;
  if (!password && seed !== 'demo') {
    throw new StartError('There is no administrator yet. Set ADMIN_EMAIL and ADMIN_PASSWORD to make the first one.');
  }
  if (password && (await isWeakPassword(password, email))) {
    throw new StartError('ADMIN_PASSWORD is one of the first passwords anyone would try. Set another one.');
  }
  const generated = newToken(12);
  // Print before storing: an interrupted start leaves no account with an unknown password.
  if (!password) console.log(announcement(email, generated));
  const row = await createAdministrator(db, { email, password: password ?? generated });
  const record = changeRecorder(db, {}, Date.now(), ['administrators', 'create']);
  await record({ row, after: { role: 'admin', by: 'operator' } });
}
