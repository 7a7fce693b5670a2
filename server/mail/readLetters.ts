import type { ExpressionBuilder, InferResult, Selectable } from 'kysely';
import type { Letter } from '#api/extensions/wire.ts';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { pageAfter } from '#server/db/pageAfter.ts';
import type { Tables } from '#server/db/Tables.ts';
import { notFound } from '#server/http/HttpError.ts';

/** The number of subscribers who would get a letter now. */
export function countConfirmed(db: Database) {
  const confirmed = db.selectFrom('consent').select('subscriber_id').where('confirmed_at', 'is not', null);
  return countOf(db, confirmed.where('unsubscribed_at', 'is', null));
}

const countFailed = (from: ExpressionBuilder<Tables, 'letter'>) =>
  from
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .whereRef('outbox.letter_id', '=', 'letter.id')
    .where('outbox.subscriber_id', 'is not', null)
    .where('outbox.state', '=', 'failed');

const selectLetters = (db: Database) =>
  db
    .selectFrom('letter')
    .selectAll()
    .select((row) => countFailed(row).as('failed'));

type Row = InferResult<ReturnType<typeof selectLetters>>[number];
type Texts = readonly Selectable<Tables['letter_text']>[];

function toLetter(row: Row, all: Texts, confirmed: number): Letter {
  const texts = all.filter(({ letter_id }) => letter_id === row.id);
  const fields = texts.flatMap(({ language, subject, body }) => [
    [`subject_${language}`, subject],
    [`body_${language}`, body],
  ]);
  const { id, state, created_at, begun_at, sent } = row;
  return {
    ...withIsoTimes({ id, state, created_at, begun_at }),
    recipients: state === 'draft' ? confirmed : row.recipients,
    sent,
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
