import { auditQuery, findPersonal, readAudit, readAuditEntry } from '#server/audit/readAudit.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';

/** The audit log. Revealing the person behind an entry is recorded, too. */
export const auditRoutes = (deps: AppDeps) =>
  new Routes(deps, 'audit')
    .read('GET /list', auditQuery, readAudit)
    .read('GET /detail/:id', {}, (db, { id }) => readAuditEntry(db, id))
    .change('POST /reveal/:id', 'reveal', {
      work: async (db, { id }) => {
        const data = await findPersonal(db, await readAuditEntry(db, id));
        if (!data) throw new HttpError(404, 'audit.nobody');
        return { data };
      },
    });
