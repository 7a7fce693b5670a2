import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { consentRow, mailRow, selectAll, selectColumn, subscriberRow, userRow } from '#tests/support/rows.ts';
import { foldedTexts } from './038-foldedTexts.ts';

let db: Database;
beforeEach(async () => {
  db = await openDatabase({ sqliteFile: ':memory:' });
  return () => db.destroy();
});

const migrate = () => foldedTexts(db as Kysely<unknown>, 'sqlite');

test('older texts get the composed form, and are found', async () => {
  await db
    .insertInto('users')
    .values({ ...userRow(1), name: '김하늘'.normalize('NFD'), email: 'ada@xn--mnchen-3ya.example' })
    .execute();
  await migrate();

  expect(await selectColumn(db, 'users', 'name')).toEqual(['김하늘']);
  expect(await selectColumn(db, 'users', 'email')).toEqual(['ada@münchen.example']);
});

test('two spellings of one mailbox become one row, whose withdrawn consent holds, and old links lead to it', async () => {
  const emails = ['v@xn--mnchen-3ya.example', 'v@münchen.example', 'w@xn--mnchen-3ya.example'];
  await db
    .insertInto('pre_launch_user')
    .values(emails.map((email) => subscriberRow(email)))
    .execute();
  const consents = [
    consentRow(1, { mailbox: 'old', confirmed_at: 5, unsubscribed_at: 7 }),
    consentRow(2, { mailbox: 'old', confirmed_at: 6 }),
    consentRow(3, { mailbox: 'old', purge_at: 9 }),
  ];
  await db.insertInto('consent').values(consents).execute();
  await db.insertInto('letter').values({ state: 'sent', preview_key: 'a', created_at: 1 }).execute();
  await db
    .insertInto('outbox')
    .values([1, 2].map((id) => mailRow({ subscriber_id: id, letter_id: 1 })))
    .execute();
  const token = { token_hash: 'a', purpose: 'unsubscribe', subscriber_id: 1, created_at: 1 } as const;
  await db.insertInto('mail_token').values(token).execute();
  await migrate();

  expect(await selectColumn(db, 'pre_launch_user', 'email')).toEqual(['v@münchen.example', 'w@münchen.example']);
  expect(await selectAll(db, 'consent')).toMatchObject([
    { subscriber_id: 2, mailbox: 'v@münchen.example', confirmed_at: 6, unsubscribed_at: 7, purge_at: null },
    { subscriber_id: 3, mailbox: 'w@münchen.example', purge_at: 9 },
  ]);
  expect(await selectColumn(db, 'outbox', 'subscriber_id')).toEqual([2]);
  expect(await selectColumn(db, 'mail_token', 'subscriber_id')).toEqual([2]);
});

test('of two accounts with one address, the one that could not sign in any more is deactivated', async () => {
  const emails = ['a@münchen.example', 'a@xn--mnchen-3ya.example', 'b@xn--mnchen-3ya.example'];
  await db
    .insertInto('administrator')
    .values(emails.map((email) => ({ email, password_hash: '' })))
    .execute();
  await migrate();

  const rows = await selectAll(db, 'administrator');
  expect(rows.map(({ email, deactivated_at }) => [email, deactivated_at !== null])).toEqual([
    ['a@münchen.example', false],
    ['a@xn--mnchen-3ya.example', true],
    ['b@münchen.example', false],
  ]);
});

test('more rows than one batch are changed', async () => {
  const rows = Array.from({ length: 1_001 }, (_, n) => ({ ...userRow(n), name: 'e\u0301' }));
  for (const part of [rows.slice(0, 500), rows.slice(500)]) await db.insertInto('users').values(part).execute();
  await migrate();
  expect(new Set(await selectColumn(db, 'users', 'name'))).toEqual(new Set(['é']));
});
