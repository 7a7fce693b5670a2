import { auditQuery, findPersonal, readAudit, readAuditEntry } from '#server/audit/readAudit.ts';
import { HttpError } from '#server/http/HttpError.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';
import { readFields } from '#server/validation/readRequest.ts';

/** The history of one record is requested by the name of its resource: `?users=<uuid>`. */
const parents = ['users', 'ticket', 'cases'];

function filtersIn(query: Record<string, string>) {
  const parent = parents.find((name) => query[name]);
  const ofParent = parent ? { resource: parent, row: query[parent] } : {};
  return readFields(new Map(Object.entries({ ...query, ...ofParent })), auditQuery);
}

/** The audit log. Revealing the person behind an entry is recorded, too. */
export const auditRoutes = (deps: AppDeps) =>
  new Routes(deps, 'audit')
    .read('GET /list', {}, (db, { c }) => readAudit(db, filtersIn(c.req.query())))
    .read('GET /detail/:id', {}, (db, { id }) => readAuditEntry(db, id))
    .change('POST /reveal/:id', 'reveal', {
      work: async (db, { id }) => {
        const data = await findPersonal(db, await readAuditEntry(db, id));
        if (!data) throw new HttpError(404, 'audit.nobody');
        return { data };
      },
    });
