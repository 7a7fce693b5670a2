import { Hono } from 'hono';
import type { Session } from '#api/wire.ts';
import { changePassword } from '#server/auth/changePassword.ts';
import { createSignIn } from '#server/auth/createSignIn.ts';
import { endSession } from '#server/auth/sessions.ts';
import { actionOnRefusal } from '#server/http/actionOnRefusal.ts';
import { email, secret } from '#server/http/checks.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { ok } from '#server/http/envelope.ts';
import { readForm } from '#server/http/readForm.ts';
import { readJson, readNothing } from '#server/http/readJson.ts';
import type { Parts, Service } from '#server/http/Service.ts';

const shortestPassword = 6;
const longestPassword = 1_000;

/** Signing in and out, and changing the password. */
export function sessionRoutes(parts: Parts) {
  const signIn = createSignIn(parts);

  return new Hono<Service>()
    .post('/login', async (c) => {
      const credentials = await readForm(c, { email, password: secret(longestPassword) });
      const token = await signIn({ ...credentials, address: clientAddress(c, parts.trustProxy) });
      return c.json(ok<Session>({ role: 'admin', token }, c.get('say').session.signedIn));
    })

    .post('/logout', async (c) => {
      await readNothing(c);
      await endSession(parts.db, c.get('tokenHash'));
      return c.json(ok(null, c.get('say').session.signedOut));
    })

    .use('/change/password', actionOnRefusal)
    .post('/change/password', async (c) => {
      const passwords = await readJson(c, {
        old_password: secret(longestPassword),
        new_password: secret(longestPassword, shortestPassword),
      });
      await changePassword(parts, {
        ...passwords,
        administratorId: c.get('administratorId'),
        tokenHash: c.get('tokenHash'),
      });
      return c.json(ok(null, c.get('say').session.passwordChanged));
    });
}
