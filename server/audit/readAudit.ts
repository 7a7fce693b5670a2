import { sql } from 'kysely';
import type { AuditEntry, Personal } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';

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
  ({ ...entry, at: isoTime(at), row, before: parse(before), after: parse(after) }) as AuditEntry;

/** Returns the id of an administrator, or 0, which no account has. */
const idOf = async (db: Database, email: string) =>
  (await db.selectFrom('administrator').select('id').where('email', '=', email).executeTakeFirst())?.id ?? 0;

/** Reads a page of audit entries, newest first. Each filter has an index and no query counts rows: the table may be large. */
export async function readAudit(db: Database, { cursor, ...filters }: Filters & { cursor?: number }) {
  const { resource, operation, row, email, request_id } = filters;
  // A row or a request has few entries, so its index is the fastest. An expression disables the index of another column.
  const hasFewEntries = row !== '' || request_id !== '';
  const resourceOrOperation = (column: 'resource' | 'operation') =>
    hasFewEntries ? sql`${sql.ref(column)} || ''` : sql.ref(column);
  const administrator = hasFewEntries ? sql`administrator_id + 0` : sql.ref('administrator_id');
  const query = selectEntries(db)
    .$if(resource !== '', (entries) => entries.where(resourceOrOperation('resource'), '=', resource))
    .$if(operation !== '', (entries) => entries.where(resourceOrOperation('operation'), '=', operation))
    .$if(row !== '', (entries) => entries.where('row_key', '=', row))
    .$if(request_id !== '', (entries) => entries.where('request_id', '=', request_id));
  const administratorId = email && (await idOf(db, email));
  const ofAdministrator = query.$if(email !== '', (entries) => entries.where(administrator, '=', administratorId));
  return pageAfter(ofAdministrator, { by: 'audit.id', cursor, order: 'desc' }, toEntry);
}

export const readAuditEntry = async (db: Database, id: number) =>
  toEntry(await selectEntries(db).where('audit.id', '=', id).executeTakeFirstOrThrow(notFound('audit')));

type Find = (db: Database, key: string) => Promise<Personal | undefined>;

const selectUsersOfCases = (db: Database) =>
  db
    .selectFrom('moderation_case as c')
    .innerJoin('users', 'users.uuid', 'c.user_uuid')
    .select(['users.name', 'users.email']);

const findTicketAuthor: Find = (db, id) =>
  db
    .selectFrom('ticket')
    .select(['user_name as name', 'user_email as email'])
    .where('id', '=', Number(id))
    .executeTakeFirst();

/** Finds the person that a recorded row is about, by resource. The audit itself contains nothing personal. */
const findByResource: Record<string, Find> = {
  users: (db, uuid) => db.selectFrom('users').select(['name', 'email']).where('uuid', '=', uuid).executeTakeFirst(),
  ticket: findTicketAuthor,
  contact: findTicketAuthor,
  cases: (db, id) => selectUsersOfCases(db).where('c.id', '=', Number(id)).executeTakeFirst(),
  appeals: (db, id) =>
    selectUsersOfCases(db)
      .innerJoin('decision', 'decision.case_id', 'c.id')
      .innerJoin('appeal', 'appeal.decision_id', 'decision.id')
      .where('appeal.id', '=', Number(id))
      .executeTakeFirst(),
  administrators: async (db, id) => {
    const administrator = await db
      .selectFrom('administrator')
      .select('email')
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return administrator && { name: null, ...administrator };
  },
};

/** Finds the person that a change is about. Returns undefined for a removed person, and for other rows. */
export const findPersonal = async (db: Database, { resource, row }: Pick<AuditEntry, 'resource' | 'row'>) =>
  row === null ? undefined : findByResource[resource]?.(db, row);
