import { getMimeType } from 'hono/utils/mime';
import type { Database } from '#server/db/Database.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { suspendedUntil } from './decide.ts';
import { noticeOf } from './guidelines.ts';

type Row = Readonly<Record<string, unknown>>;

type Person = { uuid: string; email: string };

const isMoment = (name: string) => name.endsWith('_at') || name === 'until';

const isOwn = (name: string) => name !== 'id' && !name.endsWith('_id') && !name.startsWith('claimed_');

/** A row as a person reads it: moments in ISO 8601, and without what only ties it to others, or to who works on it. */
const readable = (row: Row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => isOwn(name))
      .map(([name, value]) => [name, isMoment(name) && value !== null ? new Date(Number(value)).toISOString() : value]),
  );

const mailOf = async (db: Database, email: string) => {
  const subscriber = await db.selectFrom('pre_launch_user').selectAll().where('email', '=', email).executeTakeFirst();
  if (!subscriber) return null;
  const ofSubscriber = (table: 'consent' | 'outbox') =>
    db.selectFrom(table).selectAll().where('subscriber_id', '=', subscriber.id).execute();
  const [consent, letters] = [await ofSubscriber('consent'), await ofSubscriber('outbox')];
  return { ...readable(subscriber), consent: consent.map(readable), letters: letters.map(readable) };
};

const ticketsOf = (db: Database, { uuid }: Person) => db.selectFrom('ticket').where('user_uuid', '=', uuid);

/** The contact form verifies no address, so a ticket found by the address alone may be another person's. */
const unverifiedTicketsOf = (db: Database, { email }: Person) =>
  db.selectFrom('ticket').where('user_uuid', 'is', null).where('user_email', '=', email).select('id');

const messagesOf = (db: Database, person: Person) =>
  db.selectFrom('ticket_message').where('ticket_id', 'in', ticketsOf(db, person).select('id'));

async function conversationsOf(db: Database, person: Person) {
  const tickets = await ticketsOf(db, person).selectAll().orderBy('id').execute();
  const messages = await messagesOf(db, person).where('author', '!=', 'note').selectAll().orderBy('id').execute();
  return tickets.map(({ id, time, ...ticket }) => ({
    ...readable({ ...ticket, sent_at: time * 1_000 }),
    messages: messages.filter(({ ticket_id }) => ticket_id === id).map(readable),
  }));
}

const casesOf = (db: Database, uuid: string) => db.selectFrom('moderation_case').where('user_uuid', '=', uuid);

async function decisionsOf(db: Database, uuid: string) {
  const rows = await db
    .selectFrom('decision as d')
    .leftJoin('appeal as a', 'a.decision_id', 'd.id')
    .select(['d.measure', 'd.section', 'd.language', 'd.created_at'])
    .select(['a.words as appeal', 'a.created_at as appealed_at', 'a.outcome', 'a.decided_at as answered_at'])
    .where('d.case_id', 'in', casesOf(db, uuid).select('id'))
    .orderBy('d.id')
    .execute();
  return rows.map((row) => {
    const until = suspendedUntil(row.measure, row.created_at);
    return readable({ ...row, until, notice: noticeOf({ ...row, until }) });
  });
}

/** What the person sent with own reports; what the other wrote to them is that person's. */
const evidenceOf = (db: Database, uuid: string) =>
  db
    .selectFrom('report_evidence as e')
    .innerJoin('report', 'report.id', 'e.report_id')
    .select(['e.picture', 'e.author', 'e.words', 'e.sent_at'])
    .where('report.reporter_uuid', '=', uuid)
    .where((row) => row.or([row('e.author', 'is', null), row('e.author', '=', 'reporter')]))
    .orderBy('e.id')
    .execute();

/** What was written about the person by others: it may tell who reported, so that somebody has to look at it first. */
async function withheldOf(db: Database, person: Person) {
  const cases = casesOf(db, person.uuid).select('id');
  const reports = db.selectFrom('report').where('case_id', 'in', cases).select('id');
  const evidence = db.selectFrom('report_evidence').where('report_id', 'in', reports).select('id');
  const notes = db.selectFrom('case_note').where('case_id', 'in', cases).select('id');
  const ticketNotes = messagesOf(db, person).where('author', '=', 'note').select('id');
  return {
    words_of_reports: (await reports.execute()).length,
    evidence_of_reports: (await evidence.execute()).length,
    notes_on_cases: (await notes.execute()).length,
    notes_on_tickets: (await ticketNotes.execute()).length,
    unverified_tickets: (await unverifiedTicketsOf(db, person).execute()).length,
  };
}

/** Everything that is kept about a person, by their key and address; of what others wrote, only how much there is. */
export async function collectUser(db: Database, uuid: string, notFound: () => Error) {
  const profile = await db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow(notFound);
  const about = db.selectFrom('report').where('case_id', 'in', casesOf(db, uuid).select('id'));
  const made = db.selectFrom('report').where('reporter_uuid', '=', uuid);
  const suspensions = db.selectFrom('suspension').where('user_uuid', '=', uuid);
  const history = db.selectFrom('audit').where('resource', '=', 'users').where('row_key', '=', uuid);
  return {
    profile: readable(profile),
    tickets: await conversationsOf(db, profile),
    waiting_list: await mailOf(db, profile.email),
    reports_made: (await made.select(['reason', 'words', 'evidence', 'created_at']).execute()).map(readable),
    evidence_sent: (await evidenceOf(db, uuid)).map(readable),
    reports_about: (await about.select(['reason', 'created_at']).execute()).map(readable),
    cases: (await casesOf(db, uuid).select(['opened_at', 'decided_at']).execute()).map(readable),
    decisions: await decisionsOf(db, uuid),
    suspensions: (await suspensions.select(['created_at', 'until']).execute()).map(readable),
    history: (await history.select(['at as done_at', 'operation']).orderBy('id').execute()).map(readable),
    withheld: await withheldOf(db, profile),
  };
}

const pictureFields = /^(?:profile_picture|shot_\d|evidence|picture)$/;

/** The pictures that rows name, as data URLs: an address would end with the account that it is asked for. */
export async function readPictures(media: MediaStore, rows: readonly Row[]) {
  const paths = rows.flatMap((row) => Object.entries(row).filter(([name]) => pictureFields.test(name)));
  const pictures: Record<string, string> = {};
  for (const [, path] of paths) {
    const stored = typeof path === 'string' ? await media.read(path) : null;
    if (typeof path !== 'string' || !stored) continue;
    const bytes = Buffer.from(await new Response(await stored.stream()).arrayBuffer());
    pictures[path] = `data:${getMimeType(path)};base64,${bytes.toString('base64')}`;
  }
  return pictures;
}
