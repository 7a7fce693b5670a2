import { type Expression, sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { isRemoved, ownAddress } from '#server/erasure/eraseUser.ts';
import { fileColumns } from '#server/erasure/personalData.ts';
import { notFound } from '#server/http/HttpError.ts';
import { noticeOf } from '#server/moderation/notices.ts';
import { suspendedUntil } from '#server/moderation/suspend.ts';
import { subscriptionOf } from './collectSubscriber.ts';
import { conversationOf } from './collectTicket.ts';
import { inPages, readable, readableRows } from './rows.ts';
import type { Copy } from './streamCopy.ts';

type Person = { uuid: string; email: string | null };

const casesOf = (db: Database, uuid: string) => db.selectFrom('moderation_case').where('user_uuid', '=', uuid);

async function* conversationsOf(db: Database, uuid: string) {
  const tickets = db.selectFrom('ticket').selectAll().where('user_uuid', '=', uuid);
  const pages = inPages((last) => tickets.where('id', '>', last).orderBy('id'));
  for await (const ticket of pages) yield conversationOf(db, ticket);
}

/** Tickets that name the address of a user, and no account. By the contact form anyone can write in any name. */
const unverifiedTickets = (db: Database, email: string | null) =>
  db.selectFrom('ticket').select('id').where('user_uuid', 'is', null).where('user_email', '=', email);

const decisionsOf = (db: Database, uuid: string) =>
  db
    .selectFrom('decision as d')
    .leftJoin('appeal as a', 'a.decision_id', 'd.id')
    .select(['d.id', 'd.measure', 'd.section', 'd.language', 'd.created_at'])
    .select(['a.text as appeal', 'a.created_at as appealed_at', 'a.outcome', 'a.decided_at as appeal_decided_at'])
    .where('d.case_id', 'in', casesOf(db, uuid).select('id'));

async function* noticesOf(db: Database, uuid: string) {
  const pages = inPages((last) => decisionsOf(db, uuid).where('d.id', '>', last).orderBy('d.id'));
  for await (const decision of pages) {
    const until = suspendedUntil(decision.measure, decision.created_at);
    yield readable({ ...decision, until, notice: noticeOf({ ...decision, until }) });
  }
}

const reportsMade = (db: Database, uuid: string) => {
  const reports = db.selectFrom('report').select(['id', 'reason', 'text', 'evidence', 'created_at']);
  return inPages((last) => reports.where('reporter_uuid', '=', uuid).where('id', '>', last).orderBy('id'));
};

/** The evidence that the person sent. The words of the other person in a chat are not theirs. */
const evidenceSent = (db: Database, uuid: string) =>
  inPages((last) =>
    db
      .selectFrom('report_evidence as e')
      .innerJoin('report', 'report.id', 'e.report_id')
      .select(['e.id', 'e.picture', 'e.author', 'e.text', 'e.sent_at'])
      .where('report.reporter_uuid', '=', uuid)
      .where((row) => row.or([row('e.author', 'is', null), row('e.author', '=', 'reporter')]))
      .where('e.id', '>', last)
      .orderBy('e.id'),
  );

async function countOf(db: Database, query: Expression<unknown>) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${query} as found`.execute(db);
  return Number(rows[0]?.count);
}

/** How much there is that an administrator has to look at first: it may say who reported, or be of another person. */
async function withheldOf(db: Database, { uuid, email }: Person) {
  const cases = casesOf(db, uuid).select('id');
  const reports = db.selectFrom('report').select('id').where('case_id', 'in', cases);
  const evidence = db.selectFrom('report_evidence').select('id').where('report_id', 'in', reports);
  const notes = db.selectFrom('case_note').select('id').where('case_id', 'in', cases);
  const tickets = db.selectFrom('ticket').select('id').where('user_uuid', '=', uuid);
  const ofTickets = db.selectFrom('ticket_message').select('id').where('ticket_id', 'in', tickets);
  return {
    texts_of_reports: await countOf(db, reports),
    evidence_of_reports: await countOf(db, evidence),
    notes_on_cases: await countOf(db, notes),
    notes_on_tickets: await countOf(db, ofTickets.where('author', '=', 'note')),
    unverified_tickets: await countOf(db, unverifiedTickets(db, email)),
  };
}

async function waitingListOf(db: Database, email: string | null) {
  if (email === null) return null;
  const subscriber = db.selectFrom('pre_launch_user').selectAll().where('email', '=', email);
  const found = await subscriber.executeTakeFirst();
  return found ? subscriptionOf(db, found) : null;
}

const ownPictures = fileColumns.find(([table]) => table === 'users')?.[1] ?? [];

/**
 * Everything that is stored about a user, also one who was removed. It counts the words of others, and leaves them out. Lists
 * are read while they are sent.
 */
export async function collectUser(db: Database, uuid: string): Promise<Copy> {
  const profile = await db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!profile && !(await isRemoved(db, uuid))) throw notFound('users')();
  const about = db.selectFrom('report').select(['id', 'reason', 'created_at']);
  const inTheirCases = about.where('case_id', 'in', casesOf(db, uuid).select('id'));
  const cases = casesOf(db, uuid).select(['id', 'opened_at', 'decided_at']);
  const suspensions = db.selectFrom('suspension').select(['id', 'created_at', 'until']).where('user_uuid', '=', uuid);
  const history = db.selectFrom('audit').select(['id', 'at as done_at', 'operation']).where('resource', '=', 'users');
  const theirs = history.where('row_key', '=', uuid);

  async function* pictures() {
    for (const column of ownPictures) yield (profile as Readonly<Record<string, unknown>> | undefined)?.[column];
    for await (const { evidence } of reportsMade(db, uuid)) yield evidence;
    for await (const { picture } of evidenceSent(db, uuid)) yield picture;
  }

  return {
    data: {
      profile: profile ? readable(profile) : null,
      tickets: conversationsOf(db, uuid),
      waiting_list: await waitingListOf(db, profile ? await ownAddress(db, profile) : null),
      reports_made: readableRows(reportsMade(db, uuid)),
      evidence_sent: readableRows(evidenceSent(db, uuid)),
      reports_about: readableRows(inPages((last) => inTheirCases.where('id', '>', last).orderBy('id'))),
      cases: readableRows(inPages((last) => cases.where('id', '>', last).orderBy('id'))),
      decisions: noticesOf(db, uuid),
      suspensions: readableRows(inPages((last) => suspensions.where('id', '>', last).orderBy('id'))),
      history: readableRows(inPages((last) => theirs.where('id', '>', last).orderBy('id'))),
      withheld: await withheldOf(db, { uuid, email: profile?.email ?? null }),
    },
    pictures,
  };
}
