import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { foldForSearch } from '#api/foldText.ts';
import type { Page, User } from '#api/wire.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { openDatabase, type Wait } from '#server/db/Database.ts';
import { requireUser } from '#server/intake/receive.ts';
import { createLetter, queueLetters } from '#server/mail/changeLetter.ts';
import { createToken } from '#server/mail/consent.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { addReport, openCase } from '#server/moderation/cases.ts';
import { decide } from '#server/moderation/decide.ts';
import { readSettings } from '#server/settings.ts';
import { hour } from '#server/time/time.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import {
  consentRow,
  insert,
  rowsOf,
  selectAll,
  selectColumn,
  subscriberRow,
  ticketRow,
  userRow,
} from '#tests/support/rows.ts';
import { appToken } from '#tests/support/startApp.ts';

const server = appForEachTest({ appToken });
const { uuid, name, email, platform } = userRow(1);

/** Waits until this number of statements waits for a lock. */
const untilWaiting = (count: number) =>
  vi.waitUntil(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
    return rows.length === count;
  });

test('Postgres folds the letters of every script for a search as the browser does', async () => {
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(code));
  const isNew = (letter: string) => /[\u1c89\ua7cb-\ua7f1]/.test(letter); // newer than Postgres 15
  const letters = characters.filter((letter) => /[\p{L}\p{M}\p{N}\p{P}\p{Z}\p{Cf}]/u.test(letter) && !isNew(letter));
  const { rows } = await sql<{ letter: string; folded: string }>`
    select letter, fold_text('x' || letter || 'x') as folded from unnest(${letters}::text[]) as letter`.execute(
    server.db,
  );
  expect(rows).toHaveLength(letters.length);
  expect(rows.filter(({ letter, folded }) => folded !== foldForSearch(`x${letter}x`))).toEqual([]);
});

test('metrics contain the connections, and commits as statements', async () => {
  const metrics = createMetrics({ token: 'a-token', freeBytes: async () => 0, pendingRemovals: () => 0 });
  await server.restartWith({ database: metrics.database });
  await server.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('faq').selectAll().execute();
    expect(await metrics.render()).toContain('database_connections{state="idle"} 0');
  });

  const text = await metrics.render();
  for (const figure of ['"total"} 1', '"idle"} 1', '"waiting"} 0'])
    expect(text).toContain(`database_connections{state=${figure}`);
  expect(text).toContain('database_statement_duration_seconds_count{kind="commit",result="ok"} 1');
});

test('pages far from both ends of a list are in order, too', async () => {
  const users = rowsOf(2_000, (n) => ({ ...userRow(n), created_at: n * hour }));
  await server.insert('users', users);
  const names: string[] = [];
  for (let page = 80; page <= 120; page += 1) {
    const { data } = await server.send<Page<User>>(endpoints.users.list, {}, { page });
    names.push(...data.data.map(({ name }) => name));
  }

  expect(names).toEqual(rowsOf(410, (n) => `Person ${2_000 - 790 - n + 1}`));
});

test('stored counts follow inserts, updates and deletes of many rows at once, and an emptied table', async () => {
  const { db } = server;
  await server.insert('ticket', rowsOf(50, ticketRow));
  await db.updateTable('ticket').set({ state: 1 }).where('id', '<=', 20).execute();
  await db.deleteFrom('ticket').where('id', '>', 45).execute();

  const counts = await db.selectFrom('row_count').selectAll().where('level', '=', 0).orderBy('list').execute();
  expect(counts.map(({ list, rows }) => [list, rows])).toEqual([
    ['ticket:0', 25],
    ['ticket:1', 20],
  ]);
  await server.insert('users', rowsOf(3, userRow));
  await sql`truncate users`.execute(db);
  expect(await db.selectFrom('row_count').selectAll().where('list', '=', 'users').execute()).toEqual([]);
});

/** Creates an empty database, and returns its address. */
async function createDatabase(name: string, options = '') {
  await sql.raw(`create database ${name} ${options}`).execute(server.db);
  return inject('postgres').url.replace('/postgres?', `/${name}?`);
}

test('a database that cannot hold every script is refused', async () => {
  const postgresUrl = await createDatabase('latin1', "encoding 'LATIN1' locale 'C' template template0");

  await expect(openDatabase({ postgresUrl })).rejects.toThrow(
    "its encoding is LATIN1; create a database with ENCODING 'UTF8'",
  );
});

test('a command that needs an existing database creates no tables', async () => {
  const postgresUrl = await createDatabase('untouched');

  await expect(openDatabase({ postgresUrl }, { mustExist: true })).rejects.toThrow('There are no tables');
  await (await openDatabase({ postgresUrl })).destroy();
  await (await openDatabase({ postgresUrl }, { mustExist: true })).destroy();
});

test('a migration that waits for another process says who holds the lock', async () => {
  const postgresUrl = await createDatabase('migrated');
  const migrated = await openDatabase({ postgresUrl });
  const waits: Wait[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

  const lockOfKysely = sql.raw('3853314791062309107');
  await migrated.connection().execute(async (holder) => {
    await sql`set application_name = 'other'`.execute(holder);
    await sql`select pg_advisory_lock(${lockOfKysely})`.execute(holder);
    const opening = openDatabase({ postgresUrl }, { onWait: (wait) => waits.push(wait) });
    await vi.waitUntil(async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(holder);
      return rows.length === 1;
    });
    vi.advanceTimersByTime(5_000);
    await vi.waitUntil(() => waits.length > 0);
    await sql`select pg_advisory_unlock(${lockOfKysely})`.execute(holder);
    await (await opening).destroy();
  });
  await migrated.destroy();
  expect(waits).toEqual([
    { reason: 'its migration waits for a lock', heldBy: [{ pid: expect.any(Number), application: 'other' }] },
  ]);
});

test('an erasure waits for a report and erases its text; a profile waits for the erasure and is refused', async () => {
  const { db, post, asApp } = server;
  const responses: ReturnType<typeof post>[] = [];
  await server.insert('users', userRow(1));
  await db.transaction().execute(async (transaction) => {
    await requireUser(transaction, uuid);
    responses.push(post(`users/delete/${uuid}`));
    await untilWaiting(1);
    await addReport(transaction, { user_uuid: uuid, reason: 'spam', text: 'Sells herons', created_at: 1 });
  });
  expect((await responses.pop())?.status).toBe(200);
  expect(await server.column('report', 'text')).toEqual([null]);

  await db.deleteFrom('decision').execute();
  await server.insert('users', userRow(1));
  await db.transaction().execute(async (transaction) => {
    const id = await openCase(transaction, uuid, 2);
    const removal = { role: 'admin', measure: 'remove', section: null, note: null } as const;
    await decide(transaction, { ...removal, id, administratorId: 1, now: 2 });
    responses.push(asApp('user', { uuid, name, email, platform }));
    await untilWaiting(1);
  });
  expect((await responses.pop())?.status).toBe(410);
  expect(await server.rows('users')).toEqual([]);
});

test("the app's backend gets each reply, also one that is committed after a later one", async () => {
  const { db } = server;
  for (const n of [1, 2]) await server.insert('ticket', { ...ticketRow(n), user_uuid: uuid });
  // The first reply waits between its insert and its commit while the test holds the lock.
  const key = 4_711;
  await sql`create function wait_for_test() returns trigger language plpgsql as $$ begin
    if new.row_key = '1' then perform pg_advisory_xact_lock(${sql.lit(key)}); end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger wait_for_test before insert on audit for each row execute function wait_for_test()`.execute(
    db,
  );
  const reply = (ticket: number) => server.post(`conversation/ticket/reply/${ticket}`, { text: `To ${ticket}` });
  const fetched: string[] = [];
  let query = '';
  const fetchReplies = async () => {
    const { body } = await server.asApp(`replies${query}`);
    for (const { id, text } of (body.data as { data: { id: number; text: string }[] }).data) {
      query = `?cursor=${id}`;
      fetched.push(text);
    }
  };

  const responses: Promise<unknown>[] = [];
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(transaction);
    responses.push(reply(1));
    await untilWaiting(1);
    const second = reply(2);
    responses.push(second);
    await Promise.race([second, untilWaiting(2).catch(() => undefined)]);
    await fetchReplies();
  });
  await Promise.all(responses);
  await fetchReplies();

  expect(fetched).toEqual(['To 1', 'To 2']);
});

const folder = temporaryFolder();

/** Puts programs before Postgres' own that write down what every user of this machine can read of them, and run those. */
function watchTools() {
  const log = join(folder, 'tools.log');
  mkdirSync(join(folder, 'bin'));
  for (const name of ['pg_dump', 'pg_restore']) {
    const real = execFileSync('which', [name], { encoding: 'utf8' }).trim();
    const program = `#!/bin/sh\ntr '\\0' ' ' < /proc/$$/cmdline >> ${log}\necho "[$PGPASSWORD]" >> ${log}\nexec ${real} "$@"\n`;
    writeFileSync(join(folder, 'bin', name), program, { mode: 0o755 });
  }
  vi.stubEnv('PATH', `${folder}/bin:${process.env.PATH}`);
  return () => readFileSync(log, 'utf8').trim().split('\n');
}

const settingsOf = (name: string, DATABASE_URL = '') => readSettings({ DATA_DIR: join(folder, name), DATABASE_URL });

test('a backup copies a database as of one moment, and comes back into an empty one only', async () => {
  const url = (await createDatabase('copied')).replace('postgres@', `postgres:${encodeURIComponent('pw &secret')}@`);
  const db = await openDatabase({ postgresUrl: url });
  await insert(db, 'faq', { question: 'Why?', answer: 'Because.' });
  const keys = await selectAll(db, 'hash_key');
  const calls = watchTools();
  const backUp = () => makeBackup(settingsOf('copied', url), join(folder, 'backups'));
  const { backup } = await backUp();
  await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
  const newer = await backUp();
  await insert(db, 'category', { name: 'Film', type: 'interest', image: 'category/lost.png' });
  await expect(backUp()).rejects.toThrow(
    /^No backup was made.\nOne picture that a row refers to is missing: category\/lost.png.$/,
  );
  await db.destroy();

  await expect(restoreBackup(settingsOf('full', url), backup)).rejects.toThrow('is not empty');
  const options = 'options=-c%20search_path%3Dpublic&password=pw%20%26secret';
  const postgresUrl = `${await createDatabase('empty')}&${options}`;
  const empty = settingsOf('empty', postgresUrl);
  await restoreBackup(empty, backup, { withoutJournal: true });
  const restored = await openDatabase({ postgresUrl });
  expect(await selectColumn(restored, 'audit', 'operation')).toEqual(['restoreBackup']); // it was made safe
  expect(await selectAll(restored, 'hash_key')).not.toEqual(keys);
  await insert(restored, 'faq', { question: 'And?', answer: 'So.' });
  expect(await selectAll(restored, 'faq')).toMatchObject([{ question: 'Why?' }, { id: 2 }]);
  await restored.destroy();
  await expect(restoreBackup(settingsOf('no Postgres'), backup)).rejects.toThrow('Postgres');

  const another = settingsOf('another', await createDatabase('another'));
  await expect(restoreBackup(another, newer.backup, { withoutJournal: true })).rejects.toThrow(
    /^The database at DATABASE_URL was filled, but not made safe to use: start no server with it.*\n.*999-future/,
  );
  expect(calls().some((line) => line.includes('pg_restore') && line.endsWith('[pw &secret]'))).toBe(true);
  expect(calls().filter((line) => /secret.*\[/.test(line))).toEqual([]);
}, 60_000);

test('a mail or batch of a letter waits for a subscriber who is being deleted, and leaves them out', async () => {
  await server.insert(
    'pre_launch_user',
    rowsOf(2, (n) => subscriberRow(`v${n}@example.com`)),
  );
  await server.insert('consent', [consentRow(1, { confirmed_at: 1 }), consentRow(2, { confirmed_at: 1 })]);
  await createLetter(server.db, [{ language: 'en', subject: 'We are open', body: 'Come in.' }], 1);
  await server.db.updateTable('letter').set({ state: 'sending', begun_at: 2 }).execute();
  const waiting = await server.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('pre_launch_user').where('id', '=', 1).execute();
    const token = createToken(server.db, { purpose: 'unsubscribe', subscriberId: 1, now: 2 });
    const batch = queueLetters(server.db, 2);
    await untilWaiting(2);
    return [token, batch];
  });

  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  expect(await server.column('outbox', 'subscriber_id')).toEqual([2]);
});
