import type { Session } from '#api/wire.ts';
import { setPassword } from '#server/auth/administrators.ts';
import { createSignIn } from '#server/auth/createSignIn.ts';
import { hashNewPassword, lockOwnAccount } from '#server/auth/ownPassword.ts';
import { maxPasswordLength } from '#server/auth/passwords.ts';
import { deviceOf, endSessionsOf } from '#server/auth/sessions.ts';
import type { AppContext } from '#server/http/AppEnv.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { errorEnvelope, ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { readForm, readJson } from '#server/validation/readRequest.ts';
import { email, optional, secondFactorCode, secret } from '#server/validation/validators.ts';

/** A refused change of password repeats its message as `action` (observed-behaviour.md, 19). */
function repeatMessageAsAction(error: Error, c: AppContext) {
  if (!(error instanceof HttpError)) throw error;
  const envelope = errorEnvelope(error, c.var.t);
  return c.json({ ...envelope, action: envelope.message }, error.status, error.headers);
}

const changePasswordRoutes = (deps: AppDeps) =>
  new Routes(deps, 'session')
    .change('POST /', 'changePassword', {
      read: async (c) => {
        const passwords = await readJson(c, {
          old_password: secret(maxPasswordLength),
          new_password: secret(maxPasswordLength, deps.passwordMinLength),
        });
        return hashNewPassword(deps, c.var.administratorId, passwords);
      },
      message: 'session.passwordChanged',
      work: async (db, { administratorId: row, body: { oldHash, newHash }, c }) => {
        await lockOwnAccount(db, row, oldHash);
        await setPassword(db, row, newHash, { keep: c.var.tokenHash });
        return { row };
      },
    })
    .onError(repeatMessageAsAction);

/** Signing in and out, and changing the password. */
export function sessionRoutes(deps: AppDeps) {
  const signIn = createSignIn(deps);

  return new Routes(deps, 'session')
    .change('POST /logout', 'logout', {
      message: 'session.signedOut',
      work: async (db, { administratorId, c }) => {
        // Only the cache: the storage contains the chosen language, and the dashboard clears its session itself.
        c.header('Clear-Site-Data', '"cache"');
        const ended = await endSessionsOf(db, administratorId, { token_hash: c.var.tokenHash });
        return ended > 0 ? { row: administratorId } : null;
      },
    })

    .post('/login', async (c) => {
      const credentials = await readForm(c, {
        email,
        password: secret(maxPasswordLength),
        code: optional(secondFactorCode),
      });
      const { token, details } = await signIn({
        ...credentials,
        address: clientAddress(c, deps.trustProxy),
        device: deviceOf(c.req.header('User-Agent')),
        caller: c.var,
        onAccount: (id) => c.set('administratorId', id),
      });
      c.set('eventDetails', details);
      const left = details?.codes_left;
      const message = left === undefined ? 'session.signedIn' : (['session.signedInByRecoveryCode', { left }] as const);
      return c.json(ok<Session>({ role: 'admin', token }, c.var.t(message)));
    })

    .route('/change/password', changePasswordRoutes(deps));
}
