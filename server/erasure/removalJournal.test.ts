import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { reapplyRemovals } from '#server/backup/secureRestored.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { confirm } from '#server/mail/consent.ts';
import { insert, ticketRow, userRow } from '#tests/support/rows.ts';
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
const entry = (kind: JournalEntry['kind'], key: string | number, at = removed): JournalEntry => ({
  at,
  kind,
  key: String(key),
});
const reapply = (...entries: JournalEntry[]) =>
  db.transaction().execute((transaction) => reapplyRemovals(transaction, entries));

test('entries are read as they were appended, and only the owner can read the file', async () => {
  expect(await readRemovals(file)).toEqual([]);
  await appendRemovals(file, [entry('user', uuid), entry('subscriber', 7)]);
  await appendRemovals(file, [entry('unsubscribed', 8)]);

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

test('an entry that was appended twice is read once', async () => {
  for (let time = 0; time < 2; time += 1) await appendRemovals(file, [entry('ticket', 1)]);

  expect(await readRemovals(file)).toEqual([entry('ticket', 1)]);
});

test('a user whose removal was overturned later stays', async () => {
  await reapply(entry('user', uuid));
  const appeal = { decision_id: 1, text: null, created_at: removed, outcome: 'overturned' as const };
  await insert(db, 'appeal', { ...appeal, decided_at: later });
  await db.insertInto('users').values(userRow(1)).execute();
  await reapply(entry('user', uuid));

  expect(await db.selectFrom('users').select('uuid').execute()).toEqual([{ uuid }]);
});

test('a restored subscriber or ticket is deleted again, but a newer one with the same id is not', async () => {
  const subscriber = (email: string, created_at: number) => ({ email, name: null, created_at });
  await insert(db, 'pre_launch_user', [subscriber('one@example.com', backedUp), subscriber('two@example.com', later)]);
  const ticket = (time: number) => ({ ...ticketRow(1), time: time / 1_000 });
  await insert(db, 'ticket', [ticket(backedUp), ticket(later)]);
  await reapply(entry('subscriber', 1), entry('subscriber', 2), entry('ticket', 1), entry('ticket', 2));

  expect(await db.selectFrom('pre_launch_user').select('id').execute()).toEqual([{ id: 2 }]);
  expect(await db.selectFrom('ticket').select('id').execute()).toEqual([{ id: 2 }]);
});

test('a restored subscriber is unsubscribed again, unless a confirmation came later', async () => {
  for (const id of [1, 2]) {
    const row = { email: `${id}@example.com`, name: null, created_at: backedUp };
    await db.insertInto('pre_launch_user').values(row).execute();
    const consent = { subscriber_id: id, language: 'en', text_version: '1', asked_at: backedUp };
    await db.insertInto('consent').values(consent).execute();
  }
  await confirm(db, 1, backedUp);
  await confirm(db, 2, later);
  for (let time = 0; time < 2; time += 1) await reapply(entry('unsubscribed', 1), entry('unsubscribed', 2));

  expect(await db.selectFrom('consent').select('unsubscribed_at').orderBy('subscriber_id').execute()).toEqual([
    { unsubscribed_at: removed },
    { unsubscribed_at: null },
  ]);
});

test('a restored administrator is deactivated again, unless the account was activated later', async () => {
  for (const id of [1, 2]) {
    await insert(db, 'administrator', { email: `${id}@example.com`, password_hash: '' });
    const session = { token_hash: `${id}`, administrator_id: id, created_at: backedUp, used_at: backedUp };
    await db.insertInto('session').values(session).execute();
  }
  const activated = { resource: 'administrators', operation: 'activate', row_key: '2', at: later };
  await db.insertInto('audit').values(activated).execute();
  await reapply(entry('administrator', 1), entry('administrator', 2));

  expect(await db.selectFrom('administrator').select('deactivated_at').orderBy('id').execute()).toEqual([
    { deactivated_at: removed },
    { deactivated_at: null },
  ]);
  expect(await db.selectFrom('session').select('administrator_id').execute()).toEqual([{ administrator_id: 2 }]);
});
