import { Hono } from 'hono';
import { sql } from 'kysely';
import type { AdministratorRow } from '#api/extensions/wire.ts';
import { audited } from '#server/audit/audited.ts';
import {
  acceptInvitation,
  deactivateAdministrator,
  hashFirstPassword,
  invite,
  issueInvitation,
} from '#server/auth/administrators.ts';
import { dummyHash, maxPasswordLength } from '#server/auth/passwords.ts';
import { endSessionsOf, isOpenSession } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { acquireLock } from '#server/db/locks.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { type By, RowChanges } from '#server/routes/changeRow.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { email, oneOf, secret } from '#server/validation/validators.ts';

const role = oneOf('admin', 'moderator');

const selectAccounts = (db: Database, now: number) =>
  db
    .selectFrom('administrator')
    .leftJoin('session', (join) =>
      join.onRef('session.administrator_id', '=', 'administrator.id').on(isOpenSession(now)),
    )
    .select(({ fn }) => [
      'administrator.id',
      'email',
      'role',
      sql<AdministratorRow['state']>`case when deactivated_at is not null then 'deactivated'
        when password_hash = ${dummyHash} then 'invited' else 'active' end`.as('state'),
      sql<boolean>`totp_secret is not null`.as('second_factor'),
      fn.count<number>('token_hash').as('sessions'),
      fn.max('used_at').as('used_at'),
    ])
    .groupBy('administrator.id')
    .orderBy('email');

type Account = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number];

const toRow = ({ used_at, second_factor, sessions, ...account }: Account): AdministratorRow => ({
  ...account,
  second_factor: Boolean(second_factor),
  sessions: Number(sessions),
  used_at: used_at === null ? null : isoTime(used_at),
});

/** Makes changes of accounts run one after the other. Refuses a caller who is no longer an active administrator. */
async function lockAccounts(db: Database, administratorId: number) {
  await acquireLock(db, 'administrators');
  const actor = await db.selectFrom('administrator').selectAll().where('id', '=', administratorId).executeTakeFirst();
  if (actor?.role !== 'admin' || actor.deactivated_at !== null) throw new HttpError(403, 'session.notAllowed');
}

/** Returns the account to change. Callers cannot change their own, so that one administrator always remains. */
async function findOther(db: Database, id: number, { administratorId }: By) {
  await lockAccounts(db, administratorId);
  if (id === administratorId) throw new HttpError(422, 'administrators.self');
  return db
    .selectFrom('administrator')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound('administrators'));
}

/** Does something to the account of another administrator. */
const ofOther =
  (work: (db: Database, id: number, now: number) => Promise<unknown>) => async (db: Database, id: number, by: By) => {
    await findOther(db, id, by);
    await work(db, id, by.now);
  };

/** The accounts of the staff. */
export const administratorsRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/list', async (c) => c.json(ok((await selectAccounts(deps.db, deps.now()).execute()).map(toRow))))

    .post('/invite', async (c) => {
      const values = await readJson(c, { email, role });
      const token = await audited(c.var, deps, ['administrators', 'invite'], async (db, record) => {
        await lockAccounts(db, c.var.administratorId);
        const invited = await invite(db, values, deps.now());
        await record({ row: invited.id, after: { role: values.role } });
        return invited.token;
      });
      return c.json(ok({ token }, c.var.t('administrators.invited')));
    })

    .route(
      '/',
      new RowChanges(deps, 'administrators')
        .add('renew', {
          message: 'administrators.invited',
          work: async (db, id, by) => {
            const { password_hash, deactivated_at } = await findOther(db, id, by);
            if (password_hash !== dummyHash || deactivated_at !== null)
              throw new HttpError(422, 'administrators.notInvited');
            return { data: { token: await issueInvitation(db, id, by.now) } };
          },
        })
        .add('update', {
          path: 'edit',
          body: { role },
          message: 'administrators.updated',
          work: async (db, id, { role, ...by }) => {
            const before = await findOther(db, id, by);
            await db.updateTable('administrator').set({ role }).where('id', '=', id).execute();
            return { before: { role: before.role }, after: { role }, data: { id, role } };
          },
        })
        .add('deactivate', {
          message: 'administrators.deactivated',
          work: ofOther((db, id, now) => deactivateAdministrator(db, id, now)),
          after: deps.remover.wake,
        })
        .add('activate', {
          message: 'administrators.activated',
          work: ofOther((db, id) =>
            db.updateTable('administrator').set({ deactivated_at: null }).where('id', '=', id).execute(),
          ),
        })
        .add('endSessions', {
          path: 'end-sessions',
          message: 'administrators.sessionsEnded',
          work: ofOther((db, id) => endSessionsOf(db, id)),
        }),
    );

/** Sets the first password of an invited administrator, by the token of the invitation instead of a session. */
export const invitationRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>().post('/accept', async (c) => {
    const { token, new_password } = await readJson(c, {
      token: secret(maxPasswordLength),
      new_password: secret(maxPasswordLength, deps.passwordMinLength),
    });
    const hash = await hashFirstPassword(deps.db, token, new_password, deps.now());
    await audited(c.var, deps, ['invitation', 'accept'], async (db, record) => {
      const administratorId = await acceptInvitation(db, token, hash, deps.now());
      await record({ row: administratorId, administratorId });
    });
    return c.json(ok(null, c.var.t('invitation.accepted')));
  });
