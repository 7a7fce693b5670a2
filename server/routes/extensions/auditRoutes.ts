import { Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import { findPersonal, readAudit, readAuditEntry } from '#server/audit/readAudit.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { HttpError } from '#server/http/HttpError.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { discardBody, readFields, readId } from '#server/validation/readRequest.ts';
import { filter, optionalRowId } from '#server/validation/validators.ts';

const schema = {
  resource: filter,
  operation: filter,
  row: filter,
  email: filter,
  request_id: filter,
  cursor: optionalRowId,
};

/** The history of one record is requested by the name of its resource: `?users=<uuid>`. */
const parents = ['users', 'ticket', 'cases'];

function filtersIn(query: Record<string, string>) {
  const parent = parents.find((name) => query[name]);
  const ofParent = parent ? { resource: parent, row: query[parent] } : {};
  return readFields(new Map(Object.entries({ ...query, ...ofParent })), schema);
}

/** The audit log. Revealing the person behind an entry is recorded, too. */
export const auditRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>()
    .get('/list', async (c) => c.json(ok(await readAudit(deps.db, filtersIn(c.req.query())))))

    .get('/detail/:id', async (c) => c.json(ok(await readAuditEntry(deps.db, readId(c, 'audit')))))

    .post('/reveal/:id', async (c) => {
      await discardBody(c);
      const id = readId(c, 'audit');
      const personal = await audited(c.var, deps, ['audit', 'reveal'], async (db, record) => {
        const person = await findPersonal(db, await readAuditEntry(db, id));
        if (!person) throw new HttpError(404, 'audit.nobody');
        await record({ row: id });
        return person;
      });
      return c.json(ok(personal));
    });
