import { auditQuery, findPersonal, readAudit, readAuditEntry } from '#server/audit/readAudit.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';

/** The audit log. Revealing the person behind an entry is recorded, too. */
export const auditRoutes = (deps: AppDeps) =>
  new Routes(deps, 'audit')
    .read(
      'GET /list',
      {
        summary: 'List the audit log, newest first',
        description:
          'Filters are exact; days are in UTC. `events` is `changes` or `signIns`; `users`, `ticket` and `cases` take a row’s key.',
        query: auditQuery,
        data: 'KeysetPage<AuditEntry>',
      },
      readAudit,
    )
    .read('GET /detail/:id', { summary: 'One entry of the audit log', data: 'AuditEntry' }, (db, { id }) =>
      readAuditEntry(db, id),
    )
    .change('POST /reveal/:id', 'reveal', {
      summary: 'The person behind an entry',
      description: 'That it was shown is recorded, too.',
      safeBy: 'adds an entry only',
      data: 'Personal',
      refuses: { 404: 'audit.nobody' },
      work: async (db, { id }) => {
        const data = await findPersonal(db, await readAuditEntry(db, id));
        if (!data) throw new HttpError(404, 'audit.nobody');
        return { data };
      },
    });
