import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'hono';
import { type Letter, letterTexts, mapLetterTexts } from '#api/extensions/wire.ts';
import { languages } from '#api/wire.ts';
import { textToSend } from '#server/conversation/messageTexts.ts';
import { requireVersion, versionOf } from '#server/http/ifMatch.ts';
import { kilobyte } from '#server/http/readBody.ts';
import * as letters from '#server/mail/changeLetter.ts';
import { readLetter, readLetters } from '#server/mail/readLetters.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { oneOf, optional, optionalRowId } from '#server/validation/validators.ts';

const parts = {
  subject: textToSend(300, 'letters.placeholders'),
  body: textToSend(5_000, 'letters.placeholders'),
};
const language = oneOf(...languages);

/** A draft needs only English. */
const schema = mapLetterTexts((part, language) => (language === 'en' ? parts[part] : optional(parts[part])));

/** The texts of a letter, whose version an edit takes as `If-Match`. */
const textsOf = (letter: Letter) => letterTexts.map((name) => letter[name]);

/** A body has 5,000 characters, of four bytes at most, and a subject a few more. */
const maxBytes = languages.length * 32 * kilobyte;

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
  return new Routes(deps, 'letters')
    .read('GET /list', { cursor: optionalRowId }, readLetters)
    .read('GET /detail/:id', {}, async (db, { id }) => {
      const letter = await readLetter(db, id);
      return { ...letter, version: versionOf(textsOf(letter)) };
    })
    .change('POST /create', 'create', {
      read: readTexts,
      message: 'letters.saved',
      work: async (db, { body: texts, now }) => {
        const row = await letters.createLetter(db, texts, now);
        return { row, data: await readLetter(db, row) };
      },
    })
    .change('POST /edit/:id', 'update', {
      read: readTexts,
      message: 'letters.saved',
      work: async (db, { id, body: texts, c }) => {
        await letters.lockLetters(db);
        const before = textsOf(await readLetter(db, id));
        requireVersion(c, before);
        await letters.rewriteLetter(db, id, texts);
        const data = await readLetter(db, id);
        return { isRecorded: !isDeepStrictEqual(textsOf(data), before), data };
      },
    })
    .change('POST /delete/:id', 'delete', {
      message: 'letters.deleted',
      work: (db, { id }) => letters.deleteLetter(db, id),
    })
    .change('POST /test/:id', 'test', {
      fields: { language },
      work: async (db, { body: { language }, ...by }) => {
        const email = await letters.sendTestLetter(db, { language, ...by });
        return { after: { language }, message: ['letters.tested', { email }] };
      },
      after: wake,
    })
    .change('POST /send/:id', 'send', {
      work: async (db, { id, now }) => {
        const recipients = await letters.sendLetter(db, id, now);
        return { after: { recipients }, message: ['letters.begun', { recipients }] };
      },
      after: wake,
    })
    .change('POST /pause/:id', 'pause', {
      message: 'letters.paused',
      work: (db, { id }) => letters.changeLetterState(db, id, 'sending', 'paused'),
      after: wake,
    })
    .change('POST /resume/:id', 'resume', {
      message: 'letters.resumed',
      work: (db, { id }) => letters.changeLetterState(db, id, 'paused', 'sending'),
      after: wake,
    });
};
