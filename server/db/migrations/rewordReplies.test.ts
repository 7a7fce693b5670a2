import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/Database.ts';
import { texts } from './020-cannedAnswers.ts';
import { rewordReplies } from './031-rewordReplies.ts';

test('the first saved replies get new texts, but one that an administrator has changed keeps its own', async () => {
  const db = await openDatabase({ sqliteFile: ':memory:' });
  const [title, before] = texts.es.solved;
  const set = (text: string) => db.updateTable('saved_reply').set({ text }).where('title', '=', title).execute();
  const current = () =>
    db.selectFrom('saved_reply').select('text').where('title', '=', title).executeTakeFirstOrThrow();
  expect((await current()).text).toMatch(/lo retomamos\.$/);

  await set('Escríbenos.');
  await rewordReplies(db as Kysely<unknown>);
  expect(await current()).toEqual({ text: 'Escríbenos.' });
  await set(before);
  await rewordReplies(db as Kysely<unknown>);
  expect((await current()).text).toMatch(/lo retomamos\.$/);
  await db.destroy();
});

test('every rewording keeps the placeholders of its reply', async () => {
  const db = await openDatabase({ sqliteFile: ':memory:' });
  const placeholdersOf = (text: string) => [...text.matchAll(/\[\[.*?\]\]/g)].map(String).sort();
  for (const [language, replies] of Object.entries(texts)) {
    for (const [title, before] of Object.values(replies)) {
      const row = db.selectFrom('saved_reply').select('text').where('title', '=', title);
      const { text } = await row.where('language', '=', language as keyof typeof texts).executeTakeFirstOrThrow();
      expect(placeholdersOf(text)).toEqual(placeholdersOf(before));
    }
  }
  await db.destroy();
});
