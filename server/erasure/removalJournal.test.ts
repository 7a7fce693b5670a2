import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createSession } from '#server/auth/sessions.ts';
import { reapplyRemovals } from '#server/backup/secureRestored.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { confirm } from '#server/mail/consent.ts';
import { consentRow, insert, selectColumn, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { appendRemovals, type JournalEntry, readRemovals } from './removalJournal.ts';

let file: string;
let db: Database;
beforeEach(async () => {
  file = join(temporaryFolder(), 'removals.jsonl');
  db = await openDatabase({ sqliteFile: ':memory:' });
  return () => db.destroy();
});

const backedUp = Date.UTC(2026, 0, 1);
const removed = backedUp + 1_000;
const later = removed + 1_000;

const { uuid } = userRow(1);
const entry = (kind: JournalEntry['kind'], key: string | number): JournalEntry => {
  return { at: removed, kind, key: String(key) };
};
const reapply = (...entries: JournalEntry[]) =>
  db.transaction().execute((transaction) => reapplyRemovals(transaction, entries));

test('entries are read once and as they were appended, and only the owner can read the file', async () => {
  expect(await readRemovals(file)).toBeNull();
  await appendRemovals(file, [entry('user', uuid), entry('subscriber', 7)]);
  await appendRemovals(file, [entry('subscriber', 7), entry('unsubscribed', 8)]);

  expect(await readRemovals(file)).toEqual([entry('user', uuid), entry('subscriber', 7), entry('unsubscribed', 8)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a last line that a crash cut off is ignored, and the next entry is read', async () => {
  await appendRemovals(file, [entry('ticket', 1)]);
  appendFileSync(file, '{"at":17');

  expect(await readRemovals(file)).toEqual([entry('ticket', 1)]);
  await appendRemovals(file, [entry('ticket', 2)]);
  expect(await readRemovals(file)).toEqual([entry('ticket', 1), entry('ticket', 2)]);
});

const lineOf = (id: number) => JSON.stringify(entry('ticket', id));

test.each([
  ['a byte order mark and CRLF', Buffer.from(`\ufeff${lineOf(1)}\r\n\r\n\ufeff${lineOf(2)}\r\n`)],
  ['UTF-16, little endian', Buffer.from(`\ufeff${lineOf(1)}\n${lineOf(2)}\n`, 'utf16le')],
  ['UTF-16, big endian', Buffer.from(`\ufeff${lineOf(1)}\n${lineOf(2)}\n`, 'utf16le').swap16()],
])('a journal that a program saved with %s is read', async (_, bytes) => {
  writeFileSync(file, bytes);
  expect(await readRemovals(file)).toEqual([entry('ticket', 1), entry('ticket', 2)]);
});

test.each([
  [
    'a line of another form',
    `${lineOf(1)}\n{"at":1,"kind":"person","key":"1"}\n`,
    '1 of 2 lines that are no entries: 2.',
  ],
  ['a line whose end is lost', `{"at":99\n\n${lineOf(1)}\nnot JSON`, '2 of 3 lines that are no entries: 1, 4.'],
  ['UTF-16 without a mark', Buffer.from(lineOf(1), 'utf16le'), '1 of 1 lines'],
])('a journal with %s is refused, with the numbers of these lines', async (_, content, message) => {
  writeFileSync(file, content);
  await expect(readRemovals(file)).rejects.toThrow(message);
});

test('a user whose removal was overturned later stays', async () => {
  await reapply(entry('user', uuid));
  const appeal = { decision_id: 1, text: null, created_at: removed, outcome: 'overturned' as const };
  await insert(db, 'appeal', { ...appeal, decided_at: later });
  await insert(db, 'users', userRow(1));
  await reapply(entry('user', uuid));

  expect(await selectColumn(db, 'users', 'uuid')).toEqual([uuid]);
});

test('a restored subscriber or ticket is deleted again, but a newer one with the same id is not', async () => {
  for (const time of [backedUp, later]) {
    await insert(db, 'pre_launch_user', subscriberRow(`${time}@example.com`, time));
    await insert(db, 'ticket', { ...ticketRow(1), time: time / 1_000 });
  }
  await reapply(entry('subscriber', 1), entry('subscriber', 2), entry('ticket', 1), entry('ticket', 2));

  expect(await selectColumn(db, 'pre_launch_user', 'id')).toEqual([2]);
  expect(await selectColumn(db, 'ticket', 'id')).toEqual([2]);
});

test('a restored subscriber is unsubscribed again, unless a confirmation came later', async () => {
  for (const id of [1, 2]) {
    await insert(db, 'pre_launch_user', subscriberRow(`${id}@example.com`, backedUp));
    await insert(db, 'consent', consentRow(id));
  }
  await confirm(db, 1, backedUp);
  await confirm(db, 2, later);
  for (let time = 0; time < 2; time += 1) await reapply(entry('unsubscribed', 1), entry('unsubscribed', 2));

  expect(await selectColumn(db, 'consent', 'unsubscribed_at')).toEqual([removed, null]);
});

test('a restored administrator is deactivated again, unless the account was activated later', async () => {
  for (const id of [1, 2]) {
    await insert(db, 'administrator', { email: `${id}@example.com`, password_hash: '' });
    await createSession(db, id, backedUp);
  }
  await insert(db, 'audit', { resource: 'administrators', operation: 'activate', row_key: '2', at: later });
  await reapply(entry('administrator', 1), entry('administrator', 2));

  expect(await selectColumn(db, 'administrator', 'deactivated_at')).toEqual([removed, null]);
  expect(await selectColumn(db, 'session', 'administrator_id')).toEqual([2]);
});
