import { type Context, Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import { openCase } from '#server/db/fileReport.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { refuseField } from '#server/http/HttpError.ts';
import { decideAudited, readDecision } from '#server/moderation/decideAudited.ts';
import { collectUser, readPictures } from '#server/moderation/exportUser.ts';
import { userNotFound, uuidOf } from '#server/routes/users.ts';
import { discardBody } from '#server/validation/readJson.ts';

const uuidIn = (c: Context) => uuidOf(c.req.param('uuid') ?? '');

const requireUser = (db: Database, uuid: string) =>
  db.selectFrom('users').select('id').where('uuid', '=', uuid).executeTakeFirstOrThrow(userNotFound);

/** People who use the app: kept out for a while, let in again, told what is kept about them, removed. */
export const usersExtensionRoutes = (deps: AppDeps) => {
  const caseOf = (uuid: string) => async (db: Database) => {
    await requireUser(db, uuid);
    return openCase(db, uuid, deps.now());
  };

  return new Hono<AppEnv>()
    .post('/suspend/:uuid', async (c) => {
      const uuid = uuidIn(c);
      const decision = await readDecision(c);
      if (!decision.measure.startsWith('suspend')) throw refuseField('measure', 'field.unknown');
      const notice = await decideAudited(c, deps, ['users', 'suspend'], async (db) => {
        return { id: await caseOf(uuid)(db), row: uuid, ...decision };
      });
      return c.json(ok({ notice }, c.var.t('users.suspended')));
    })

    .post('/restore/:uuid', async (c) => {
      await discardBody(c);
      const uuid = uuidIn(c);
      await audited(c, deps, ['users', 'restore'], async (db, record) => {
        await requireUser(db, uuid);
        const suspension = db.updateTable('suspension').set({ until: deps.now() });
        await suspension.where('user_uuid', '=', uuid).where('until', '>', deps.now()).execute();
        await record({ row: uuid });
      });
      return c.json(ok(null, c.var.t('users.restored')));
    })

    .post('/export/:uuid', async (c) => {
      await discardBody(c);
      const uuid = uuidIn(c);
      const kept = await audited(c, deps, ['users', 'export'], async (db, record) => {
        await record({ row: uuid });
        return collectUser(db, uuid, userNotFound);
      });
      const pictures = await readPictures(deps.media, [kept.profile, ...kept.reports_made]);
      const exported_at = new Date(deps.now()).toISOString();
      return c.json(ok({ exported_at, ...kept, pictures }, c.var.t('users.exported')));
    })

    .post('/delete/:uuid', async (c) => {
      await discardBody(c);
      const uuid = uuidIn(c);
      await decideAudited(c, deps, ['users', 'delete'], async (db) => {
        return { id: await caseOf(uuid)(db), row: uuid, measure: 'remove', section: null, note: null };
      });
      return c.json(ok(null, c.var.t('users.deleted')));
    });
};
