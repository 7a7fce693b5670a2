import { Hono } from 'hono';
import type { Session } from '#api/wire.ts';
import { changePassword } from '#server/auth/changePassword.ts';
import { createSignIn } from '#server/auth/createSignIn.ts';
import { endSession } from '#server/auth/sessions.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { ok } from '#server/http/envelope.ts';
import { repeatMessageAsAction } from '#server/http/repeatMessageAsAction.ts';
import { readForm } from '#server/validation/readForm.ts';
import { discardBody, readJson } from '#server/validation/readJson.ts';
import { email, secret } from '#server/validation/validators.ts';

const minPasswordLength = 6;
const maxPasswordLength = 1_000;

/** Signing in and out, and changing the password. */
export function sessionRoutes(deps: AppDeps) {
  const signIn = createSignIn(deps);

  return new Hono<AppEnv>()
    .post('/login', async (c) => {
      const credentials = await readForm(c, { email, password: secret(maxPasswordLength) });
      const token = await signIn({ ...credentials, address: clientAddress(c, deps.trustProxy) });
      return c.json(ok<Session>({ role: 'admin', token }, c.var.t('session.signedIn')));
    })

    .post('/logout', async (c) => {
      await discardBody(c);
      await endSession(deps.db, c.var.tokenHash);
      return c.json(ok(null, c.var.t('session.signedOut')));
    })

    .use('/change/password', repeatMessageAsAction)
    .post('/change/password', async (c) => {
      const passwords = await readJson(c, {
        old_password: secret(maxPasswordLength),
        new_password: secret(maxPasswordLength, minPasswordLength),
      });
      await changePassword(deps, {
        ...passwords,
        administratorId: c.var.administratorId,
        tokenHash: c.var.tokenHash,
      });
      return c.json(ok(null, c.var.t('session.passwordChanged')));
    });
}
