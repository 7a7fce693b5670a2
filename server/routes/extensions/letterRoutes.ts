import { type Context, Hono } from 'hono';
import type { Letter } from '#api/extensions/wire.ts';
import { audited } from '#server/audit/audited.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import { requireVersion, versionOf } from '#server/http/ifMatch.ts';
import { kilobyte } from '#server/http/readBody.ts';
import { languages } from '#server/language/translate.ts';
import {
  createLetter,
  deleteLetter,
  lockLetters,
  pauseLetter,
  resumeLetter,
  retryLetterMail,
  rewriteLetter,
  sendLetter,
  sendTestLetter,
} from '#server/mail/changeLetter.ts';
import { lost } from '#server/mail/outbox.ts';
import { readLetter, readLetterMails, readLetters } from '#server/mail/readLetters.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { RowChanges } from '#server/routes/changeRow.ts';
import { readId, readJson, readQuery } from '#server/validation/readRequest.ts';
import { filter, oneOf, optional, optionalRowId, parentId, text } from '#server/validation/validators.ts';

const subject = text(300);
const body = text(5_000);

const schema = {
  subject_en: subject,
  body_en: body,
  subject_es: optional(subject),
  body_es: optional(body),
  subject_ko: optional(subject),
  body_ko: optional(body),
  subject_hi: optional(subject),
  body_hi: optional(body),
};

const testSchema = { language: oneOf(...languages) };
const mailsSchema = { letters: parentId, state: filter, cursor: optionalRowId };

/** The texts of a letter, whose version an edit takes as `If-Match`. */
const textsOf = (letter: Letter) => Object.keys(schema).map((name) => letter[name as keyof typeof schema]);

/** Four texts of 5,000 characters, of four bytes at most. */
const maxBytes = 128 * kilobyte;

async function readTexts(c: Context) {
  const sent = await readJson(c, schema, maxBytes);
  return languages.map((language) => ({
    language,
    subject: sent[`subject_${language}`],
    body: sent[`body_${language}`],
  }));
}

/** Letters to all confirmed subscribers. */
export const letterRoutes = (deps: AppDeps) => {
  const wake = () => deps.mail?.wake();
  return new Hono<AppEnv>()
    .get('/list', async (c) => c.json(ok(await readLetters(deps.db, readQuery(c, { cursor: optionalRowId })))))

    .get('/detail/:id', async (c) => {
      const letter = await readLetter(deps.db, readId(c, 'letters'));
      return c.json(ok({ ...letter, version: versionOf(textsOf(letter)) }));
    })

    .post('/create', async (c) => {
      const texts = await readTexts(c);
      const id = await audited(c.var, deps, ['letters', 'create'], async (db, record) => {
        const created = await createLetter(db, texts, deps.now());
        await record({ row: created });
        return created;
      });
      return c.json(ok(await readLetter(deps.db, id), c.var.t('letters.created')));
    })

    .post('/edit/:id', async (c) => {
      const id = readId(c, 'letters');
      const texts = await readTexts(c);
      await audited(c.var, deps, ['letters', 'update'], async (db, record) => {
        await lockLetters(db);
        requireVersion(c, textsOf(await readLetter(db, id)));
        await rewriteLetter(db, id, texts);
        await record({ row: id });
      });
      return c.json(ok(await readLetter(deps.db, id), c.var.t('letters.updated')));
    })

    .route(
      '/',
      new RowChanges(deps, 'letters')
        .add('delete', { message: 'letters.deleted', work: deleteLetter })
        .add('test', {
          body: testSchema,
          work: async (db, id, { language, ...by }) => {
            const email = await sendTestLetter(db, { id, language, ...by });
            return { after: { language }, message: ['letters.tested', { email }] };
          },
          after: wake,
        })
        .add('send', {
          work: async (db, id, { now }) => {
            const recipients = await sendLetter(db, id, now);
            return { after: { recipients }, message: ['letters.begun', { recipients }] };
          },
          after: wake,
        })
        .add('pause', { message: 'letters.paused', work: pauseLetter, after: wake })
        .add('resume', { message: 'letters.resumed', work: resumeLetter, after: wake }),
    )

    .get('/mail/list', async (c) => {
      const page = await readLetterMails(deps.db, readQuery(c, mailsSchema));
      const translated = (failure: string | null) => (failure === lost ? c.var.t('letterMails.lost') : failure);
      const data = page.data.map(({ failure, ...mail }) => ({ ...mail, failure: translated(failure) }));
      return c.json(ok({ ...page, data }));
    })

    .route(
      '/mail',
      new RowChanges(deps, 'letterMails').add('retry', {
        message: 'letterMails.queued',
        work: retryLetterMail,
        after: wake,
      }),
    );
};
