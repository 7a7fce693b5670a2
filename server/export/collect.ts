import type { InferResult, Selectable } from 'kysely';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { inPages } from '#server/db/pageAfter.ts';
import type { Tables } from '#server/db/Tables.ts';
import { ownAddress, wasRemoved } from '#server/erasure/eraseUser.ts';
import { fileColumns } from '#server/erasure/personalData.ts';
import { notFound } from '#server/http/HttpError.ts';
import { noticeOf } from '#server/moderation/notices.ts';
import type { Copy } from './streamCopy.ts';

const isOwn = (name: string) => name !== 'id' && !name.endsWith('_id') && !/^(?:claimed|waits)_/.test(name);

/** A row with times in ISO 8601, without ids and without columns about the staff. */
const readable = (row: object) => withIsoTimes(Object.fromEntries(Object.entries(row).filter(([name]) => isOwn(name))));

/** A ticket with the messages of the user and of support. Notes belong to the staff. */
function conversationOf(db: Database, { id, time, ...ticket }: Selectable<Tables['ticket']>) {
  const messages = db.selectFrom('ticket_message').selectAll().where('ticket_id', '=', id);
  const sent_at = time * 1_000;
  return {
    ...readable({ ...ticket, sent_at }),
    messages: inPages(messages.where('author', '!=', 'note'), readable),
  };
}

/** The data of one ticket. Its author may have no account, and the address may be unverified. */
export async function collectTicket(db: Database, { id }: { id: number }): Promise<Copy> {
  const ticket = db.selectFrom('ticket').selectAll().where('id', '=', id);
  return { data: { ticket: conversationOf(db, await ticket.executeTakeFirstOrThrow(notFound('ticket'))) } };
}

/** A place on the waiting list, with its consent and mails. */
async function subscriptionOf(db: Database, subscriber: Selectable<Tables['pre_launch_user']>) {
  const { id } = subscriber;
  const former = await db.selectFrom('former_consent').selectAll().where('subscriber_id', '=', id).execute();
  const present = await db.selectFrom('consent').selectAll().where('subscriber_id', '=', id).execute();
  const consent = [...former, ...present];
  const letters = db.selectFrom('outbox').selectAll().where('subscriber_id', '=', id);
  return { ...readable(subscriber), consent: consent.map(readable), letters: inPages(letters, readable) };
}

/** The data of one place on the waiting list. */
export async function collectSubscriber(db: Database, { id }: { id: number }): Promise<Copy> {
  const subscriber = db.selectFrom('pre_launch_user').selectAll().where('id', '=', id);
  const row = await subscriber.executeTakeFirstOrThrow(notFound('preLaunch'));
  return { data: { waiting_list: await subscriptionOf(db, row) } };
}

const casesOf = (db: Database, uuid: string) => db.selectFrom('moderation_case').where('user_uuid', '=', uuid);

const ticketsOf = (db: Database, uuid: string) => db.selectFrom('ticket').where('user_uuid', '=', uuid);

function decisionsAbout(db: Database, uuid: string) {
  const decisions = db
    .selectFrom('decision as d')
    .leftJoin('appeal as a', 'a.decision_id', 'd.id')
    .leftJoin('suspension as s', 's.decision_id', 'd.id')
    .select(['d.id', 'd.measure', 'd.section', 'd.language', 'd.created_at', 's.until'])
    .select(['a.text as appeal', 'a.created_at as appealed_at', 'a.outcome', 'a.decided_at as appeal_decided_at'])
    .where('d.case_id', 'in', casesOf(db, uuid).select('id'));
  const toItem = (decision: InferResult<typeof decisions>[number]) =>
    readable({ ...decision, notice: noticeOf(decision) });
  return inPages(decisions, toItem, 'd.id');
}

const reportsBy = (db: Database, uuid: string) =>
  db.selectFrom('report').select(['id', 'reason', 'text', 'evidence', 'created_at']).where('reporter_uuid', '=', uuid);

/** The evidence that the user sent, without the chat messages of the other user. */
const evidenceBy = (db: Database, uuid: string) =>
  db
    .selectFrom('report_evidence as e')
    .innerJoin('report', 'report.id', 'e.report_id')
    .select(['e.id', 'e.picture', 'e.author', 'e.text', 'e.sent_at'])
    .where('report.reporter_uuid', '=', uuid)
    .where((row) => row.or([row('e.author', 'is', null), row('e.author', '=', 'reporter')]));

/** Counts the data that an administrator has to check first, because it may name a reporter or belong to another person. */
async function countWithheld(db: Database, uuid: string, email: string | null) {
  const cases = casesOf(db, uuid).select('id');
  const reports = db.selectFrom('report').select('id').where('case_id', 'in', cases);
  const evidence = db.selectFrom('report_evidence').select('id');
  const decisions = db.selectFrom('decision').select('id').where('case_id', 'in', cases);
  const notes = db.selectFrom('ticket_message').select('id').where('author', '=', 'note');
  // Anyone can write any address into the contact form.
  const unverified = db.selectFrom('ticket').select('id').where('user_uuid', 'is', null);
  return {
    // A removal erases the texts and keeps the reports.
    texts_of_reports: await countOf(db, reports.where('text', 'is not', null)),
    evidence_of_reports: await countOf(db, evidence.where('report_id', 'in', reports)),
    notes_on_cases: await countOf(db, db.selectFrom('case_note').select('id').where('case_id', 'in', cases)),
    notes_on_decisions: await countOf(db, decisions.where('note', 'is not', null)),
    notes_on_tickets: await countOf(db, notes.where('ticket_id', 'in', ticketsOf(db, uuid).select('id'))),
    unverified_tickets: await countOf(db, unverified.where('user_email', '=', email)),
  };
}

async function waitingListOf(db: Database, email: string | null) {
  const subscriber = await db.selectFrom('pre_launch_user').selectAll().where('email', '=', email).executeTakeFirst();
  return subscriber ? subscriptionOf(db, subscriber) : null;
}

const pictureColumns = fileColumns.find(([table]) => table === 'users')?.[1] ?? [];

/** Collects all data about a user, also a removed one. Counts texts of other people instead. Reads lists while they are sent. */
export async function collectUser(db: Database, { uuid }: { uuid: string }): Promise<Copy> {
  const profile = await db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!profile && !(await wasRemoved(db, uuid))) throw notFound('users')();
  const cases = casesOf(db, uuid).select(['id', 'opened_at', 'decided_at']);
  const reports = db.selectFrom('report').select(['id', 'reason', 'created_at']);
  const reportsAbout = reports.where('case_id', 'in', casesOf(db, uuid).select('id'));
  const suspensions = db.selectFrom('suspension').select(['id', 'created_at', 'until']).where('user_uuid', '=', uuid);
  const changes = db.selectFrom('audit').select(['id', 'at as done_at', 'operation']).where('resource', '=', 'users');

  async function* pictures() {
    for (const column of pictureColumns) yield (profile as Readonly<Record<string, unknown>> | undefined)?.[column];
    for await (const { evidence } of inPages(reportsBy(db, uuid))) yield evidence;
    for await (const { picture } of inPages(evidenceBy(db, uuid), undefined, 'e.id')) yield picture;
  }

  return {
    data: {
      profile: profile ? readable(profile) : null,
      tickets: inPages(ticketsOf(db, uuid).selectAll(), (ticket) => conversationOf(db, ticket)),
      waiting_list: await waitingListOf(db, profile ? await ownAddress(db, profile) : null),
      reports_made: inPages(reportsBy(db, uuid), readable),
      evidence_sent: inPages(evidenceBy(db, uuid), readable, 'e.id'),
      reports_about: inPages(reportsAbout, readable),
      cases: inPages(cases, readable),
      decisions: decisionsAbout(db, uuid),
      suspensions: inPages(suspensions, readable),
      history: inPages(changes.where('row_key', '=', uuid), readable),
      withheld: await countWithheld(db, uuid, profile?.email ?? null),
    },
    pictures,
  };
}
