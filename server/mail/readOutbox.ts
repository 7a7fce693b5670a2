import { type InferResult, sql } from 'kysely';
import type { OutboxMail } from '#api/extensions/wire.ts';
import { columnContains, contains } from '#server/db/contains.ts';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import { notFound } from '#server/http/HttpError.ts';
import type { Translate } from '#server/language/translate.ts';
import { explainFailure } from './explainFailure.ts';

const waitsForLetter = sql<boolean>`(outbox.recipient is null
  and outbox.letter_id in (select letter.id from letter where letter.state = 'paused'))`;

/** The state in the outbox. A queued mail whose last attempt failed is `retrying`, unless its letter is paused. */
const mailState = sql<OutboxMail['state']>`
  case when ${waitsForLetter} then outbox.state
    when outbox.state = 'queued' and outbox.failure is not null then 'retrying' else outbox.state end`;

const mailKind = sql<OutboxMail['kind']>`case when outbox.recipient is not null then 'test' else outbox.kind end`;

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
    .select(sql<OutboxMail['language']>`coalesce(outbox.language, consent.language, ticket.language)`.as('language'));

type MailRow = InferResult<ReturnType<typeof selectMails>>[number];

function toMail({ failure, letter_id, ticket_id, ...row }: MailRow, t: Translate): OutboxMail {
  const mail = { ...row, due_at: row.state === 'retrying' ? row.due_at : null };
  const about = letter_id ? ('letters' as const) : ticket_id ? ('ticket' as const) : null;
  return { ...withIsoTimes(mail), about, about_id: letter_id ?? ticket_id, ...explainFailure(failure, t) };
}

export const readMail = async (db: Database, id: number, t: Translate) =>
  toMail(await selectMails(db).where('outbox.id', '=', id).executeTakeFirstOrThrow(notFound('outbox')), t);

type Query = { letters?: number; sent: string; state: string; q: string; cursor?: number; t: Translate };

/** The mails with the text in their address. */
const searchMails = (db: Database, q: string) =>
  sql<boolean>`(recipient is not null and ${columnContains('recipient', q)}
    or ${contains(db, q, 'pre_launch_user', 'subscriber_id')}
    or message_id in (select m.id from ticket_message as m join ticket as t on t.id = m.ticket_id
      where ${contains(db, q, 'ticket', 't.id')} and ${columnContains('t.user_email', q)}))`;

/** A page of the mails of a letter to subscribers, the newest first. Without a letter, of all mails that failed, or of all sent ones. */
export async function readMails(db: Database, { letters, sent, state, q, cursor, t }: Query) {
  const matching = db
    .selectFrom('outbox')
    .select('id')
    .where((row) => {
      if (letters) return row('letter_id', '=', letters);
      return sent ? row('state', '=', 'sent') : row('failure', 'is not', null);
    })
    .$if(letters !== undefined, (all) => all.where('subscriber_id', 'is not', null)) // no test letters
    .$if(state !== '', (all) => all.where(mailState, '=', state as OutboxMail['state']))
    .$if(q !== '', (all) => all.where(searchMails(db, q)));
  const mails = selectMails(db).where('outbox.id', 'in', matching);
  const page = await pageAfter(mails, { by: 'outbox.id', cursor, order: 'desc' }, (row) => ({
    ...toMail(row, t),
    ...(letters && { kind: null }), // the mails of one letter do not repeat what they are
  }));
  return { ...page, total: await countOf(db, matching) };
}
