import { createAdministrator, hasAdministrator } from '#server/auth/administrators.ts';
import type { Database } from '#server/db/Database.ts';
import { StartError } from '#server/errors.ts';
import { newToken } from '#server/hash.ts';
import type { Settings } from '#server/settings.ts';

type Options = {
  /** A demo generates a password when none is set; anything else refuses to start without one. */
  generatePassword: boolean;
  /** Shows the person who starts the server a password that is not kept anywhere. */
  print: (text: string) => void;
};

const announcement = (email: string, password: string) => `
The first administrator:

  email     ${email}
  password  ${password}

The password is shown only this once. Change it in the dashboard, or set ADMIN_PASSWORD before the first start.
`;

/** Makes the first administrator when there is none. */
export async function ensureAdministrator(
  db: Database,
  { email, password }: Settings['administrator'],
  { generatePassword, print }: Options,
) {
  if (await hasAdministrator(db)) return;
  if (!password && !generatePassword) {
    throw new StartError('There is no administrator yet. Set ADMIN_EMAIL and ADMIN_PASSWORD to make the first one.');
  }
  const generated = newToken(12);
  // Shown before it is stored: a start that dies in between has made no one, and the next one shows another password.
  if (!password) print(announcement(email, generated));
  await createAdministrator(db, { email, password: password ?? generated });
}
