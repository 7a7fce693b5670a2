import { type Kysely, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { consentRow, insert, selectColumn, subscriberRow } from '#tests/support/rows.ts';
import { texts } from './020-cannedAnswers.ts';
import { rewordReplies } from './031-rewordReplies.ts';
import { mailboxDomains } from './042-mailboxDomains.ts';
import { changeAudit } from './changeAudit.ts';

let db: Database;
beforeEach(async () => {
  db = await openDatabase({ sqliteFile: ':memory:' });
  return () => db.destroy();
});

test('a migration renames values of the audit, and later changes are refused again', async () => {
  await db.insertInto('audit').values({ at: 1, resource: 'old', operation: 'create' }).execute();
  await changeAudit(db as Kysely<unknown>, 'sqlite', `update audit set resource = 'new' where resource = 'old'`);

  expect(await db.selectFrom('audit').select('resource').execute()).toEqual([{ resource: 'new' }]);
  await expect(sql`update audit set resource = 'old'`.execute(db)).rejects.toThrow('neither changed');
});

const currentText = async (title: string) =>
  (await db.selectFrom('saved_reply').select('text').where('title', '=', title).executeTakeFirstOrThrow()).text;

test('the first saved replies get new texts, but one that an administrator has changed keeps its own', async () => {
  const [title, before] = texts.es.solved;
  const reword = async (text: string) => {
    await db.updateTable('saved_reply').set({ text }).where('title', '=', title).execute();
    await rewordReplies(db as Kysely<unknown>);
    return currentText(title);
  };

  expect(await currentText(title)).toMatch(/lo retomamos\.$/);
  expect(await reword('Escríbenos.')).toBe('Escríbenos.');
  expect(await reword(before)).toMatch(/lo retomamos\.$/);
});

test('every rewording keeps the placeholders of its reply', async () => {
  const placeholdersOf = (text: string) => [...text.matchAll(/\[\[.*?\]\]/g)].map(String).sort();
  for (const [title, before] of Object.values(texts).flatMap((replies) => Object.values(replies)))
    expect(placeholdersOf(await currentText(title))).toEqual(placeholdersOf(before));
});

test('subscribers at two domains of one provider get one mailbox', async () => {
  for (const [index, email] of ['ada@me.com', 'ada@icloud.com', 'ada@acme.com'].entries()) {
    await insert(db, 'pre_launch_user', subscriberRow(email));
    await insert(db, 'consent', consentRow(index + 1, { mailbox: email }));
  }
  await mailboxDomains(db as Kysely<unknown>);

  expect(await selectColumn(db, 'consent', 'mailbox')).toEqual(['ada@icloud.com', 'ada@icloud.com', 'ada@acme.com']);
});
