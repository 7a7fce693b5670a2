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
import { described } from '#server/openapi/RouteDescription.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { readForm } from '#server/validation/readRequest.ts';
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
      by: 'staff',
      summary: 'Change the caller’s password',
      description: 'It ends the other sessions. A wrong old password gets 422, because 401 ends the session.',
      safeBy: 'conditional update',
      fields: {
        old_password: secret(maxPasswordLength),
        new_password: secret(maxPasswordLength, deps.passwordMinLength),
      },
      prepare: (passwords, c) => hashNewPassword(deps, c.var.administratorId, passwords),
      hasAction: true,
      refuses: {
        422: ['session.wrongOldPassword', 'session.samePassword', 'session.weakPassword'],
        429: 'request.tooMany',
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
  const credentials = { email, password: secret(maxPasswordLength), code: optional(secondFactorCode) };

  return new Routes(deps, 'session')
    .change('POST /logout', 'logout', {
      by: 'staff',
      summary: 'End the caller’s session',
      safeBy: 'one statement',
      message: 'session.signedOut',
      work: async (db, { administratorId, c }) => {
        // Only the cache: the storage contains the chosen language, and the dashboard clears its session itself.
        c.header('Clear-Site-Data', '"cache"');
        const ended = await endSessionsOf(db, administratorId, { token_hash: c.var.tokenHash });
        return ended > 0 ? { row: administratorId } : null;
      },
    })

    .post(
      '/login',
      described(
        {
          by: 'anyone',
          summary: 'Start a session',
          description: 'The role is always `admin`. The app or the recovery codes of a second factor have the `code`.',
          safeBy: 'locked account',
          form: credentials,
          data: 'Session',
          refuses: {
            401: 'session.wrongLogin',
            403: 'session.secondFactorRequired',
            422: ['session.codeMissing', 'session.wrongCode', 'session.codesRefused'],
            429: 'request.tooMany',
          },
        },
        async (c: AppContext) => {
          const { token, details } = await signIn({
            ...(await readForm(c, credentials)),
            address: clientAddress(c, deps.trustProxy),
            device: deviceOf(c.req.header('User-Agent')),
            caller: c.var,
            onAccount: (id) => c.set('administratorId', id),
          });
          c.set('eventDetails', details);
          const left = details?.codes_left;
          const message =
            left === undefined ? 'session.signedIn' : (['session.signedInByRecoveryCode', { left }] as const);
          return c.json(ok<Session>({ role: 'admin', token }, c.var.t(message)));
        },
      ),
    )

    .route('/change/password', changePasswordRoutes(deps));
}
