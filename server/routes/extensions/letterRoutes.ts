import { isDeepStrictEqual } from 'node:util';
import { type Letter, letterTexts, mapLetterTexts } from '#api/extensions/wire.ts';
import { languages } from '#api/wire.ts';
import { textToSend } from '#server/conversation/messageTexts.ts';
import { requireVersion, versionOf } from '#server/http/ifMatch.ts';
import { kilobyte } from '#server/http/readBody.ts';
import * as letters from '#server/mail/changeLetter.ts';
import { readLetter, readLetters } from '#server/mail/readLetters.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { oneOf, optional, optionalRowId, type ValuesOf } from '#server/validation/validators.ts';

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

/** The body of a call that writes a letter. */
const texts = {
  fields: schema,
  maxBytes,
  prepare: async (sent: ValuesOf<typeof schema>) =>
    languages.map((language) => ({
      language,
      subject: sent[`subject_${language}`],
      body: sent[`body_${language}`],
    })),
};

/** Letters to all confirmed subscribers. */
export const letterRoutes = (deps: AppDeps) => {
  const wake = () => deps.mail?.wake();
  return new Routes(deps, 'letters')
    .read(
      'GET /list',
      { summary: 'List the letters, newest first', query: { cursor: optionalRowId }, data: 'KeysetPage<Letter>' },
      readLetters,
    )
    .read(
      'GET /detail/:id',
      { summary: 'One letter with its version', data: 'VersionedLetter' },
      async (db, { id }) => {
        const letter = await readLetter(db, id);
        return { ...letter, version: versionOf(textsOf(letter)) };
      },
    )
    .change('POST /create', 'create', {
      summary: 'Add a draft',
      description: 'Only English is required. A blank line begins a paragraph.',
      safeBy: 'new row',
      ...texts,
      data: 'Letter',
      message: 'letters.saved',
      work: async (db, { body: texts, now }) => {
        const row = await letters.createLetter(db, texts, now);
        return { row, data: await readLetter(db, row) };
      },
    })
    .change('POST /edit/:id', 'update', {
      summary: 'Change a draft',
      safeBy: 'named lock',
      hasVersion: true,
      ...texts,
      data: 'Letter',
      refuses: { 422: 'letters.wrongState' },
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
      summary: 'Delete a draft',
      safeBy: 'named lock',
      refuses: { 422: 'letters.wrongState' },
      message: 'letters.deleted',
      work: (db, { id }) => letters.deleteLetter(db, id),
    })
    .change('POST /test/:id', 'test', {
      summary: 'Send a letter to the caller alone',
      safeBy: 'named lock',
      fields: { language },
      refuses: { 422: 'letters.unwritten' },
      work: async (db, { body: { language }, ...by }) => {
        const email = await letters.sendTestLetter(db, { language, ...by });
        return { after: { language }, message: ['letters.tested', { email }] };
      },
      after: wake,
    })
    .change('POST /send/:id', 'send', {
      summary: 'Send a draft to all confirmed subscribers',
      description: 'The draft needs a text in every language.',
      safeBy: 'named lock',
      refuses: { 422: ['letters.wrongState', 'letters.unwritten', 'letters.nobody'] },
      work: async (db, { id, now }) => {
        const recipients = await letters.sendLetter(db, id, now);
        return { after: { recipients }, message: ['letters.begun', { recipients }] };
      },
      after: wake,
    })
    .change('POST /pause/:id', 'pause', {
      summary: 'Pause a letter that is being sent',
      safeBy: 'named lock',
      refuses: { 422: 'letters.wrongState' },
      message: 'letters.paused',
      work: (db, { id }) => letters.changeLetterState(db, id, 'sending', 'paused'),
      after: wake,
    })
    .change('POST /resume/:id', 'resume', {
      summary: 'Resume a paused letter',
      safeBy: 'named lock',
      refuses: { 422: 'letters.wrongState' },
      message: 'letters.resumed',
      work: (db, { id }) => letters.changeLetterState(db, id, 'paused', 'sending'),
      after: wake,
    });
};
