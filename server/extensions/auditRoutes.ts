import { Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import { findPersonal } from '#server/audit/findPersonal.ts';
import { readAudit, readAuditEntry } from '#server/audit/readAudit.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { readFields } from '#server/validation/readFields.ts';
import { discardBody } from '#server/validation/readJson.ts';
import { filter, idOf, optionalRowId } from '#server/validation/validators.ts';

const notFound = () => new HttpError(404, 'audit.notFound');

const schema = {
  resource: filter,
  operation: filter,
  row: filter,
  email: filter,
  request_id: filter,
  cursor: optionalRowId,
};

/** A record's own history is asked for under the name of its resource. */
const subjects = ['users', 'ticket', 'cases'];

function filtersIn(query: Record<string, string>) {
  const subject = subjects.find((name) => query[name]);
  const ofSubject = subject ? { resource: subject, row: query[subject] } : {};
  return readFields(new Map(Object.entries({ ...query, ...ofSubject })), schema);
}

/** Who did what: listed, never changed. Whom it was about is told on request, and the request is recorded. */
export const auditRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/list', async (c) => c.json(ok(await readAudit(deps.db, filtersIn(c.req.query())))))

    .get('/detail/:id', async (c) =>
      c.json(ok(await readAuditEntry(deps.db, idOf(c.req.param('id'), notFound), notFound))),
    )

    .post('/reveal/:id', async (c) => {
      await discardBody(c);
      const id = idOf(c.req.param('id'), notFound);
      const personal = await audited(c, deps, ['audit', 'reveal'], async (db, record) => {
        const found = await findPersonal(db, await readAuditEntry(db, id, notFound));
        if (!found) throw new HttpError(404, 'audit.nobody');
        await record({ row: id });
        return found;
      });
      return c.json(ok(personal));
    });
