import { type ExpressionBuilder, type InferResult, type Selectable, sql } from 'kysely';
import type { Letter, LetterMail } from '#api/extensions/wire.ts';
import { columnContains, contains } from '#server/db/contains.ts';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import type { Tables } from '#server/db/Tables.ts';
import { notFound } from '#server/http/HttpError.ts';
import type { Translate } from '#server/language/translate.ts';
import { explainFailure } from './explainFailure.ts';

/** The number of subscribers who would get a letter now. */
export function countConfirmed(db: Database) {
  const confirmed = db.selectFrom('consent').select('subscriber_id').where('confirmed_at', 'is not', null);
  return countOf(db, confirmed.where('unsubscribed_at', 'is', null));
}

const countMails = (from: ExpressionBuilder<Tables, 'letter'>) =>
  from
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .whereRef('outbox.letter_id', '=', 'letter.id')
    .where('outbox.subscriber_id', 'is not', null);

const selectLetters = (db: Database) =>
  db
    .selectFrom('letter')
    .selectAll()
    .select((row) => [
      countMails(row).where('outbox.state', '=', 'sent').as('sent'),
      countMails(row).where('outbox.state', '=', 'failed').as('failed'),
    ]);

type Row = InferResult<ReturnType<typeof selectLetters>>[number];
type Texts = readonly Selectable<Tables['letter_text']>[];

function toLetter(row: Row, all: Texts, confirmed: number): Letter {
  const texts = all.filter(({ letter_id }) => letter_id === row.id);
  const fields = texts.flatMap(({ language, subject, body }) => [
    [`subject_${language}`, subject],
    [`body_${language}`, body],
  ]);
  const { id, state, created_at, begun_at } = row;
  return {
    ...withIsoTimes({ id, state, created_at, begun_at }),
    recipients: state === 'draft' ? confirmed : row.recipients,
    sent: row.sent ?? 0,
    failed: row.failed ?? 0,
    preview: `/letter/${row.preview_key}`,
    ...Object.fromEntries(fields),
  };
}

async function toLetters(db: Database, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = await db.selectFrom('letter_text').selectAll().where('letter_id', 'in', ids).execute();
  const confirmed = await countConfirmed(db);
  return rows.map((row) => toLetter(row, texts, confirmed));
}

/** A page of the letters, the newest first. */
export async function readLetters(db: Database, { cursor }: { cursor?: number }) {
  const page = await pageAfter(selectLetters(db), { by: 'letter.id', cursor, order: 'desc' });
  return { ...page, data: await toLetters(db, page.data) };
}

export async function readLetter(db: Database, id: number): Promise<Letter> {
  const [letter] = await toLetters(db, await selectLetters(db).where('id', '=', id).execute());
  if (!letter) throw notFound('letters')();
  return letter;
}

/** A letter in one language, by the key of its preview. */
export const readPreview = (db: Database, key: string, language: string) =>
  db
    .selectFrom('letter_text')
    .innerJoin('letter', 'letter.id', 'letter_text.letter_id')
    .select(['language', 'subject', 'body'])
    .where('preview_key', '=', key)
    .where('language', '=', language)
    .executeTakeFirst();

/** The state in the outbox. A queued mail whose last attempt failed is `retrying`. */
const mailState = sql<LetterMail['state']>`
  case when outbox.state = 'queued' and outbox.failure is not null then 'retrying' else outbox.state end`;

const mailKind = sql<LetterMail['kind']>`case when outbox.recipient is not null then 'test' else outbox.kind end`;

const selectMails = (db: Database) =>
  db
    .selectFrom('outbox')
    .leftJoin('pre_launch_user', 'pre_launch_user.id', 'outbox.subscriber_id')
    .leftJoin('consent', 'consent.subscriber_id', 'outbox.subscriber_id')
    .leftJoin('ticket_message', 'ticket_message.id', 'outbox.message_id')
    .leftJoin('ticket', 'ticket.id', 'ticket_message.ticket_id')
    .leftJoin('letter_text', (join) =>
      join.onRef('letter_text.letter_id', '=', 'outbox.letter_id').on('letter_text.language', '=', 'en'),
    )
    .select(['outbox.id', mailState.as('state'), 'outbox.attempts', 'outbox.attempted_at', 'outbox.failure'])
    .select([mailKind.as('kind'), 'outbox.due_at', 'outbox.letter_id', 'ticket.id as ticket_id'])
    .select(({ fn }) => fn.coalesce('letter_text.subject', 'ticket.user_name').as('about_title'))
    .select(sql<string>`coalesce(outbox.recipient, pre_launch_user.email, ticket.user_email)`.as('email'))
    .select(sql<LetterMail['language']>`coalesce(outbox.language, consent.language, ticket.language)`.as('language'));

type MailRow = InferResult<ReturnType<typeof selectMails>>[number];

function toMail({ failure, letter_id, ticket_id, ...row }: MailRow, t: Translate): LetterMail {
  const mail = { ...row, due_at: row.state === 'retrying' ? row.due_at : null };
  const about = letter_id ? ('letters' as const) : ticket_id ? ('ticket' as const) : null;
  return { ...withIsoTimes(mail), about, about_id: letter_id ?? ticket_id, ...explainFailure(failure, t) };
}

export const readLetterMail = async (db: Database, id: number, t: Translate) =>
  toMail(await selectMails(db).where('outbox.id', '=', id).executeTakeFirstOrThrow(notFound('letterMails')), t);

type Query = { letters?: number; sent: string; state: string; q: string; cursor?: number; t: Translate };

/** The mails with the text in their address. */
const searchMails = (db: Database, q: string) =>
  sql<boolean>`(recipient is not null and ${columnContains('recipient', q)}
    or ${contains(db, q, 'pre_launch_user', 'subscriber_id')}
    or message_id in (select m.id from ticket_message as m join ticket as t on t.id = m.ticket_id
      where ${contains(db, q, 'ticket', 't.id')} and ${columnContains('t.user_email', q)}))`;

/** A page of the mails of a letter to subscribers, the newest first. Without a letter, of all mails that failed, or of all sent ones. */
export async function readLetterMails(db: Database, { letters, sent, state, q, cursor, t }: Query) {
  const matching = db
    .selectFrom('outbox')
    .select('id')
    .where((row) => {
      if (letters) return row('letter_id', '=', letters);
      return sent ? row('state', '=', 'sent') : row('failure', 'is not', null);
    })
    .$if(letters !== undefined, (all) => all.where('subscriber_id', 'is not', null)) // no test letters
    .$if(state !== '', (all) => all.where(mailState, '=', state as LetterMail['state']))
    .$if(q !== '', (all) => all.where(searchMails(db, q)));
  const mails = selectMails(db).where('outbox.id', 'in', matching);
  const page = await pageAfter(mails, { by: 'outbox.id', cursor, order: 'desc' }, (row) => ({
    ...toMail(row, t),
    ...(letters && { kind: null }), // the mails of one letter do not repeat what they are
  }));
  return { ...page, total: await countOf(db, matching) };
}
