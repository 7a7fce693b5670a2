import type { OwnSession } from '#api/extensions/wire.ts';
import { checkOwnPassword, lockOwnAccount } from '#server/auth/ownPassword.ts';
import { maxPasswordLength } from '#server/auth/passwords.ts';
import * as secondFactor from '#server/auth/secondFactor.ts';
import { endSessionsOf, selectSessions } from '#server/auth/sessions.ts';
import { counterOf, newSecret, secretPattern } from '#server/auth/totp.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import type { AppContext } from '#server/http/AppEnv.ts';
import { HttpError, notFound, refuseField } from '#server/http/HttpError.ts';
import { type AppDeps, type CallContext, type ChangeResult, Routes } from '#server/routes/Routes.ts';
import { matching, secondFactorCode, secret } from '#server/validation/validators.ts';

const password = secret(maxPasswordLength);

const totpSecret = matching(secretPattern);

/** The refusals of a call that asks for the caller's password. Attempts are limited. */
const passwordRefusals = { 409: 'account.secondFactorChanged', 429: 'request.tooMany' } as const;

type Checked = { password_hash: string; factor: string };

/** The sessions of the signed-in administrator. */
const ownSessionRoutes = (deps: AppDeps) =>
  new Routes(deps, 'administrators')
    .read(
      'GET /list',
      { by: 'staff', summary: 'List the caller’s open sessions, last used first', data: 'OwnSession[]' },
      async (db, { administratorId, now, c }) => {
        const sessions = await selectSessions(db, administratorId, now).execute();
        return sessions.map(({ token_hash, administrator_id: _, ...session }): OwnSession => {
          return { ...withIsoTimes(session), place: token_hash === c.var.tokenHash ? 'here' : null };
        });
      },
    )
    .change('POST /end/:id', 'endSessions', {
      by: 'staff',
      summary: 'End a session of the caller',
      safeBy: 'one statement',
      refuses: { 404: 'session.notFound' },
      message: 'account.sessionEnded',
      work: async (db, { id, administratorId: row }) => {
        if ((await endSessionsOf(db, row, { id })) === 0) throw notFound('session')();
        return { row };
      },
    })
    .change('POST /end-others', 'endSessions', {
      by: 'staff',
      summary: 'End the caller’s other sessions',
      safeBy: 'one statement',
      message: 'account.othersEnded',
      work: async (db, { administratorId: row, c }) => {
        const ended = await endSessionsOf(db, row, { keep: c.var.tokenHash });
        return ended > 0 ? { row } : null;
      },
    });

/** The signed-in administrator's own second factor and sessions. Changes are recorded as those of an operator's commands. */
export function accountRoutes(deps: AppDeps) {
  const isRequired = deps.secondFactor === 'required';

  /** Checks the typed password. Another session may change the account meanwhile, so the result has what `lock` compares. */
  const checkPassword = async (c: AppContext, password: string) => {
    const { administratorId } = c.var;
    const factor = await secondFactor.factorOf(deps.db, administratorId);
    const { password_hash } = await checkOwnPassword(deps, administratorId, 'password', password);
    return { password_hash, factor };
  };

  const lock = async (db: Database, id: number, { password_hash, factor }: Checked) => {
    const account = await lockOwnAccount(db, id, password_hash);
    await secondFactor.requireFactor(db, id, factor);
    return account;
  };

  /** A change of the second factor, which must be on, after the password was typed again. */
  const changeEnrolled = <Result extends ChangeResult>(work: (db: Database, id: number) => Promise<Result>) => ({
    by: 'staff' as const,
    safeBy: 'locked account' as const,
    fields: { password },
    prepare: (values: { password: string }, c: AppContext) => checkPassword(c, values.password),
    work: async (db: Database, { administratorId, body }: CallContext & { body: Checked }) => {
      const { id: row, totp_secret } = await lock(db, administratorId, body);
      if (totp_secret === null) throw new HttpError(422, 'account.secondFactorOff');
      return { row, ...(await work(db, row)) };
    },
  });

  return new Routes(deps, 'administrators')
    .read(
      'GET /',
      { by: 'staff', summary: 'The caller’s account', data: 'Account' },
      async (db, { administratorId }) => {
        const account = db.selectFrom('administrator').selectAll().where('id', '=', administratorId);
        const { id, email, role, totp_secret } = await account.executeTakeFirstOrThrow();
        const isOn = totp_secret !== null;
        const second_factor = isOn ? (isRequired ? 'required' : 'on') : 'off';
        const recovery_codes = isOn ? await secondFactor.countRecoveryCodes(db, { id }) : null;
        return { id, email, role, secret: newSecret(), second_factor, recovery_codes };
      },
    )
    .change('POST /second-factor', 'update', {
      by: 'staff',
      summary: 'Turn on the caller’s two-factor sign-in',
      description: 'The app shows the `code` for the `secret` of the account. It ends the other sessions.',
      safeBy: 'locked account',
      fields: { secret: totpSecret, code: secondFactorCode, password },
      data: 'RecoveryCodes',
      refuses: { ...passwordRefusals, 422: ['session.wrongCode', 'session.wrongOldPassword'] },
      prepare: async ({ password: typed, ...body }, c) => {
        const counter = counterOf(body.secret, body.code, deps.now());
        if (counter === null) throw refuseField('code', 'session.wrongCode');
        return { ...body, counter, ...(await checkPassword(c, typed)) };
      },
      message: 'account.secondFactorOn',
      work: async (db, { administratorId: row, body, c }) => {
        await lock(db, row, body);
        const codes = await secondFactor.setSecondFactor(db, row, body, { keep: c.var.tokenHash });
        return { row, after: { second_factor: 'on' }, data: { codes } };
      },
    })
    .change('POST /recovery-codes', 'update', {
      summary: 'Replace the caller’s recovery codes',
      data: 'RecoveryCodes',
      refuses: { ...passwordRefusals, 422: ['session.wrongOldPassword', 'account.secondFactorOff'] },
      message: 'account.codesRenewed',
      ...changeEnrolled(async (db, id) => {
        const codes = await secondFactor.renewRecoveryCodes(db, id);
        return { after: { recovery_codes: codes.length }, data: { codes } };
      }),
    })
    .change('POST /no-second-factor', 'update', {
      summary: 'Turn off the caller’s two-factor sign-in',
      refuses: {
        ...passwordRefusals,
        422: ['session.wrongOldPassword', 'account.secondFactorOff', 'account.secondFactorRequired'],
      },
      message: 'account.secondFactorOff',
      ...changeEnrolled(async (db, id) => {
        if (isRequired) throw new HttpError(422, 'account.secondFactorRequired');
        await secondFactor.removeSecondFactor(db, id);
        return { after: { second_factor: 'off' } };
      }),
    })
    .route('/session', ownSessionRoutes(deps));
}
