import type { Account, OwnSession } from '#api/extensions/wire.ts';
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
import { readJson } from '#server/validation/readRequest.ts';
import { matching, secondFactorCode, secret } from '#server/validation/validators.ts';

const password = secret(maxPasswordLength);

const totpSecret = matching(secretPattern);

type Checked = { password_hash: string; factor: string };

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
  const changeEnrolled = (work: (db: Database, id: number) => Promise<ChangeResult>) => ({
    read: async (c: AppContext) => checkPassword(c, (await readJson(c, { password })).password),
    work: async (db: Database, { administratorId, body }: CallContext & { body: Checked }) => {
      const { id: row, totp_secret } = await lock(db, administratorId, body);
      if (totp_secret === null) throw new HttpError(422, 'account.secondFactorOff');
      return { row, ...(await work(db, row)) };
    },
  });

  return new Routes(deps, 'administrators')
    .read('GET /', {}, async (db, { administratorId }): Promise<Account> => {
      const account = db.selectFrom('administrator').selectAll().where('id', '=', administratorId);
      const { id, email, role, totp_secret } = await account.executeTakeFirstOrThrow();
      const isOn = totp_secret !== null;
      const second_factor = isOn ? (isRequired ? 'required' : 'on') : 'off';
      const recovery_codes = isOn ? await secondFactor.countRecoveryCodes(db, { id }) : null;
      return { id, email, role, secret: newSecret(), second_factor, recovery_codes };
    })
    .change('POST /second-factor', 'update', {
      read: async (c) => {
        const { password: typed, ...body } = await readJson(c, {
          secret: totpSecret,
          code: secondFactorCode,
          password,
        });
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
      message: 'account.codesRenewed',
      ...changeEnrolled(async (db, id) => {
        const codes = await secondFactor.renewRecoveryCodes(db, id);
        return { after: { recovery_codes: codes.length }, data: { codes } };
      }),
    })
    .change('POST /no-second-factor', 'update', {
      message: 'account.secondFactorOff',
      ...changeEnrolled(async (db, id) => {
        if (isRequired) throw new HttpError(422, 'account.secondFactorRequired');
        await secondFactor.removeSecondFactor(db, id);
        return { after: { second_factor: 'off' } };
      }),
    })
    .read('GET /session/list', {}, async (db, { administratorId, now, c }) => {
      const sessions = await selectSessions(db, administratorId, now).execute();
      return sessions.map(({ token_hash, administrator_id: _, ...session }): OwnSession => {
        return { ...withIsoTimes(session), place: token_hash === c.var.tokenHash ? 'here' : null };
      });
    })
    .change('POST /session/end/:id', 'endSessions', {
      message: 'account.sessionEnded',
      work: async (db, { id, administratorId: row }) => {
        if ((await endSessionsOf(db, row, { id })) === 0) throw notFound('session')();
        return { row };
      },
    })
    .change('POST /session/end-others', 'endSessions', {
      message: 'account.othersEnded',
      work: async (db, { administratorId: row, c }) => {
        const ended = await endSessionsOf(db, row, { keep: c.var.tokenHash });
        return ended > 0 ? { row } : null;
      },
    });
}
