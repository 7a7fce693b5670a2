import type { InferResult } from 'kysely';
import type { AdministratorRow } from '#api/extensions/wire.ts';
import * as accounts from '#server/auth/administrators.ts';
import { dummyHash, maxPasswordLength } from '#server/auth/passwords.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { acquireLock } from '#server/db/locks.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { type AppDeps, type CallContext, Routes } from '#server/routes/Routes.ts';
import { email, oneOf, secret } from '#server/validation/validators.ts';

const role = oneOf('admin', 'moderator');

type Account = InferResult<ReturnType<typeof accounts.selectAccounts>>[number];

const toRow = ({ id, email, role, sessions, used_at, ...account }: Account, ownId: number): AdministratorRow => ({
  id,
  email,
  own: id === ownId,
  role,
  state: account.deactivated_at !== null ? 'deactivated' : account.password_hash === dummyHash ? 'invited' : 'active',
  second_factor: account.totp_secret === null ? 'off' : 'on',
  sessions,
  used_at: used_at === null ? null : isoTime(used_at),
});

/** Makes changes of accounts run one after the other. Refuses a caller who is no longer an active administrator. */
async function lockAccounts(db: Database, administratorId: number) {
  await acquireLock(db, 'administrators');
  const actor = await db.selectFrom('administrator').selectAll().where('id', '=', administratorId).executeTakeFirst();
  if (actor?.role !== 'admin' || actor.deactivated_at !== null) throw new HttpError(403, 'session.notAllowed');
}

/** Returns the account to change. Callers cannot change their own, so that one administrator always remains. */
async function findOther(db: Database, { id, administratorId }: CallContext & { id: number }) {
  await lockAccounts(db, administratorId);
  if (id === administratorId) throw new HttpError(422, 'administrators.self');
  const account = db.selectFrom('administrator').selectAll().where('id', '=', id);
  return account.executeTakeFirstOrThrow(notFound('administrators'));
}

/** Changes the account of another administrator. `work` returns whether something changed. */
const ofOther =
  (work: (db: Database, id: number, now: number) => Promise<boolean>) =>
  async (db: Database, given: CallContext & { id: number }) => {
    await findOther(db, given);
    return (await work(db, given.id, given.now)) ? {} : null;
  };

/** The accounts of the staff. */
export const administratorsRoutes = (deps: AppDeps) =>
  new Routes(deps, 'administrators')
    .read(
      'GET /list',
      { summary: 'List the accounts of the staff', data: 'AdministratorRow[]' },
      async (db, { now, administratorId }) =>
        (await accounts.selectAccounts(db, now).execute()).map((account) => toRow(account, administratorId)),
    )
    .change('POST /invite', 'invite', {
      summary: 'Invite a person to the staff',
      safeBy: 'named lock',
      fields: { email, role },
      data: 'Invitation',
      refuses: { 422: 'administrators.exists' },
      message: 'administrators.invited',
      work: async (db, { body, administratorId, now }) => {
        await lockAccounts(db, administratorId);
        const { id: row, token } = await accounts.invite(db, body, now);
        return { row, after: { role: body.role }, data: { token } };
      },
    })
    .change('POST /renew/:id', 'renew', {
      summary: 'Replace the invitation of an account without a password',
      safeBy: 'named lock',
      data: 'Invitation',
      refuses: { 422: ['administrators.self', 'administrators.notInvited'] },
      message: 'administrators.invited',
      work: async (db, given) => {
        const { password_hash, deactivated_at } = await findOther(db, given);
        if (password_hash !== dummyHash || deactivated_at !== null)
          throw new HttpError(422, 'administrators.notInvited');
        return { data: { token: await accounts.issueInvitation(db, given.id, given.now) } };
      },
    })
    .change('POST /edit/:id', 'update', {
      summary: 'Change the role of an account',
      safeBy: 'named lock',
      fields: { role },
      data: 'ChangedRole',
      refuses: { 422: 'administrators.self' },
      message: 'administrators.updated',
      work: async (db, given) => {
        const { id, body: after } = given;
        const before = await findOther(db, given);
        await accounts.updateAccount(db, id, after).execute();
        return { before: { role: before.role }, after, data: { id, ...after } };
      },
    })
    .change('POST /deactivate/:id', 'deactivate', {
      summary: 'Deactivate an account',
      description: 'Its sessions and invitations end. Sign-ins fail as with a wrong password.',
      safeBy: 'named lock',
      refuses: { 422: 'administrators.self' },
      message: 'administrators.deactivated',
      work: ofOther(accounts.deactivateAdministrator),
      after: deps.remover.wake,
    })
    .change('POST /activate/:id', 'activate', {
      summary: 'Activate an account again',
      safeBy: 'named lock',
      refuses: { 422: 'administrators.self' },
      work: async (db, given) => {
        const { password_hash } = await findOther(db, given);
        const isRecorded = await accounts.activateAdministrator(db, given.id);
        const message = password_hash === dummyHash ? 'administrators.activatedInvited' : 'administrators.activated';
        return { isRecorded, message };
      },
    })
    .change('POST /end-sessions/:id', 'endSessions', {
      summary: 'End the sessions of an account',
      safeBy: 'named lock',
      refuses: { 422: 'administrators.self' },
      message: 'administrators.sessionsEnded',
      work: ofOther(async (db, id) => (await endSessionsOf(db, id)) > 0),
    });

/** Sets the first password of an invited administrator, by the token of the invitation instead of a session. */
export const invitationRoutes = (deps: AppDeps) =>
  new Routes(deps, 'invitation').change('POST /accept', 'accept', {
    by: 'anyone',
    summary: 'Set the first password of an invited account',
    safeBy: 'conditional update',
    fields: {
      token: secret(maxPasswordLength),
      new_password: secret(maxPasswordLength, deps.passwordMinLength),
    },
    refuses: { 404: 'invitation.notFound', 422: 'session.weakPassword' },
    prepare: async ({ token, new_password }) => {
      return { token, hash: await accounts.hashFirstPassword(deps.db, token, new_password, deps.now()) };
    },
    message: 'invitation.accepted',
    work: async (db, { body: { token, hash }, now, c }) => {
      const administratorId = await accounts.acceptInvitation(db, token, hash, now);
      c.set('administratorId', administratorId); // for the log
      return { row: administratorId, administratorId };
    },
  });
