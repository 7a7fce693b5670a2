import type { AuditEntry } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';

const rowsPerPage = 25;

type Filters = { resource: string; operation: string; row: string; email: string; request_id: string };

const selectEntries = (db: Database) =>
  db
    .selectFrom('audit')
    .leftJoin('administrator', 'administrator.id', 'audit.administrator_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.administrator_id',
      'administrator.email',
      'audit.resource',
      'audit.operation',
      'audit.row_key',
      'audit.before',
      'audit.after',
      'audit.request_id',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

const parse = (json: string | null) => (json === null ? null : JSON.parse(json));

const toEntry = ({ at, row_key: row, before, after, ...entry }: Row) =>
  ({ ...entry, at: new Date(at).toISOString(), row, before: parse(before), after: parse(after) }) as AuditEntry;

/**
 * A page of what was recorded, the newest first, and the cursor of the next page: each is read from an index, however
 * many lie before it. Nothing is counted: of a million rows that would cost more than the page.
 */
export async function readAudit(db: Database, { cursor, ...filters }: Filters & { cursor?: number }) {
  const { resource, operation, row, email, request_id } = filters;
  let query = selectEntries(db);
  if (cursor !== undefined) query = query.where('audit.id', '<', cursor);
  if (resource) query = query.where('resource', '=', resource);
  if (operation) query = query.where('operation', '=', operation);
  if (row) query = query.where('row_key', '=', row);
  if (request_id) query = query.where('request_id', '=', request_id);
  if (email) {
    const administrator = await db
      .selectFrom('administrator')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    query = query.where('administrator_id', '=', administrator?.id ?? 0);
  }
  const rows = await query
    .orderBy('audit.id', 'desc')
    .limit(rowsPerPage + 1)
    .execute();
  const data = rows.slice(0, rowsPerPage).map(toEntry);
  return { data, per_page: rowsPerPage, next: rows.length > rowsPerPage ? (data.at(-1)?.id ?? null) : null };
}

/** One of them by its id. */
export const readAuditEntry = async (db: Database, id: number, notFound: () => Error) =>
  toEntry(await selectEntries(db).where('audit.id', '=', id).executeTakeFirstOrThrow(notFound));
