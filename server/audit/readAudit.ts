import { type InferResult, sql } from 'kysely';
import type { AuditEntry, Personal } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';
import { day } from '#server/time/time.ts';
import { foldEmail } from '#server/validation/email.ts';
import { filter, keyFilter, optionalDay, optionalRowId, type ValuesOf } from '#server/validation/validators.ts';

const selectEntries = (db: Database) =>
  db
    .selectFrom('audit')
    .leftJoin('administrator', 'administrator.id', 'audit.administrator_id')
    .selectAll('audit')
    .select('administrator.email');

type Row = InferResult<ReturnType<typeof selectEntries>>[number];

const parse = (json: string | null) => (json === null ? null : JSON.parse(json));

function toEntry({ at: time, row_key: row, before, after, ...entry }: Row) {
  const at = isoTime(time);
  return { ...entry, at, day: at.slice(0, 10), row, before: parse(before), after: parse(after) } as AuditEntry;
}

/** Returns the id of an administrator, or 0, which no account has. */
const idOf = async (db: Database, email: string) =>
  (await db.selectFrom('administrator').select('id').where('email', '=', foldEmail(email)).executeTakeFirst())?.id ?? 0;

/** The query of the audit log. */
export const auditQuery = {
  resource: filter,
  operation: filter,
  row: keyFilter,
  email: filter,
  request_id: filter,
  day_gte: optionalDay,
  day_lte: optionalDay,
  // `signIns` alone, or `changes`: everything else. Sign-ins are most of the entries.
  events: filter,
  // The history of one record is requested by the name of its resource: `?users=<uuid>`.
  users: keyFilter,
  ticket: filter,
  cases: filter,
  cursor: optionalRowId,
};

/** Reads a page of audit entries, newest first. Each filter has an index and no query counts rows: the table may be large. */
export async function readAudit(db: Database, query: ValuesOf<typeof auditQuery>) {
  const { cursor, email, operation, request_id, users, ticket, cases, day_gte, day_lte, events } = query;
  const administrator_id = email && (await idOf(db, email));
  const [ofRecord] = Object.entries({ users, ticket, cases }).filter(([, key]) => key !== '');
  const [resource, row_key] = ofRecord ?? [query.resource, query.row];
  // A row or a request has few entries, so its index is the fastest. `coalesce` keeps the database from using the index of another column.
  const isFew = row_key !== '' || request_id !== '';
  const columnOf = (name: string) =>
    isFew && !['row_key', 'request_id'].includes(name) ? sql`coalesce(${sql.ref(name)}, null)` : sql.ref(name);
  let entries = selectEntries(db);
  for (const [name, value] of Object.entries({ resource, operation, request_id, row_key, administrator_id }))
    if (value !== '') entries = entries.where(sql<boolean>`${columnOf(name)} = ${value}`);
  if (day_gte) entries = entries.where('audit.at', '>=', Date.parse(day_gte));
  if (day_lte) entries = entries.where('audit.at', '<', Date.parse(day_lte) + day);
  if (events) entries = entries.where('resource', events === 'signIns' ? '=' : '!=', 'session');
  return pageAfter(entries, { by: 'audit.id', cursor, order: 'desc' }, toEntry);
}

export const readAuditEntry = async (db: Database, id: number) =>
  toEntry(await selectEntries(db).where('audit.id', '=', id).executeTakeFirstOrThrow(notFound('audit')));

type PersonQuery = { executeTakeFirst: () => Promise<Personal | undefined> };

const users = (db: Database) => db.selectFrom('users').select(['users.name', 'users.email']);

const usersOfCases = (db: Database) => users(db).innerJoin('moderation_case as c', 'c.user_uuid', 'users.uuid');

const ticketAuthors = (db: Database, id: string) =>
  db.selectFrom('ticket').select(['user_name as name', 'user_email as email']).where('id', '=', Number(id));

const subscribers = (db: Database, id: string) =>
  db.selectFrom('pre_launch_user').select(['name', 'email']).where('id', '=', Number(id));

const accounts = (db: Database) => db.selectFrom('administrator').select([sql<null>`null`.as('name'), 'email']);

/** Finds the person that a recorded row is about, by resource. The audit itself contains nothing personal. */
const personOf: Record<string, (db: Database, key: string) => PersonQuery> = {
  users: (db, uuid) => users(db).where('uuid', '=', uuid),
  ticket: ticketAuthors,
  contact: ticketAuthors,
  subscription: subscribers,
  preLaunch: subscribers,
  cases: (db, id) => usersOfCases(db).where('c.id', '=', Number(id)),
  appeals: (db, id) =>
    usersOfCases(db)
      .innerJoin('decision', 'decision.case_id', 'c.id')
      .innerJoin('appeal', 'appeal.decision_id', 'decision.id')
      .where('appeal.id', '=', Number(id)),
  administrators: (db, id) => accounts(db).where('id', '=', Number(id)),
};

/** Finds the person that a change is about. Returns undefined for a removed person, and for other rows. */
export const findPersonal = async (db: Database, { resource, row }: Pick<AuditEntry, 'resource' | 'row'>) =>
  row === null ? undefined : personOf[resource]?.(db, row).executeTakeFirst();
