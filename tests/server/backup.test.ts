import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createSession } from '#server/auth/sessions.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { openDatabase } from '#server/db/Database.ts';
import { readSettings } from '#server/settings.ts';
import { png } from '#tests/support/images.ts';
import { userRow } from '#tests/support/rows.ts';
import { runCommand } from '#tests/support/runCommand.ts';
import { providerAt } from '#tests/support/startApp.ts';

const parent = temporaryFolder();
const folder = (name: string) => join(parent, name);

const providerFor = async (url: string) => providerAt(url, await signIn(url));

test('a backup made during writes contains every row with its picture, and can be restored', async () => {
  const environment = { DATA_DIR: folder('data') };
  const server = await startServerProcess(environment);
  const provider = await providerFor(server.url);
  const addCategory = (name: string) =>
    provider.create('category', { data: { name, image: new File([png], 'one.png') } });
  await addCategory('Before');

  let isWriting = true;
  const writing = (async () => {
    let added = 0;
    for (; isWriting && added < 100; added += 1) await addCategory(`Meanwhile ${added}`);
    return added;
  })();
  const { code, out, error } = await runCommand('backup', [folder('backups')], environment);
  isWriting = false;
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(await writing).toBeGreaterThan(0);

  const [, backup = ''] = /^backup {2}(.+)$/m.exec(out) ?? [];
  await expect(restoreBackup(readSettings(environment), backup)).rejects.toThrow('is in use by another server');
  await server.end('SIGTERM');

  await restoreBackup(readSettings({ DATA_DIR: folder('elsewhere') }), backup);
  // A power cut may end the restore before its last step. The start takes it.
  mkdirSync(folder('elsewhere/restore-1.ready'));
  for (const name of ['hullo.sqlite', 'media']) {
    renameSync(folder(`elsewhere/${name}`), folder(`elsewhere/restore-1.ready/${name}`));
  }
  const second = await startServerProcess({ DATA_DIR: folder('elsewhere') });
  const { data: categories } = await (await providerFor(second.url)).getList('category', {});
  expect(categories.map(({ name }) => name)).toContain('Before');
  for (const { image } of categories) {
    if (image) expect((await fetch(`${second.url}/media/${image}`)).status).toBe(200);
  }
  await second.end('SIGTERM');
}, 60_000);

/** Puts programs before Postgres' own that write down what every user of this machine can read of them, and run those. */
function watchTools() {
  const log = folder('tools.log');
  mkdirSync(folder('bin'));
  for (const name of ['pg_dump', 'pg_restore']) {
    const real = execFileSync('which', [name], { encoding: 'utf8' }).trim();
    const program = `#!/bin/sh\ntr '\\0' ' ' < /proc/$$/cmdline >> ${log}\necho "[$PGPASSWORD]" >> ${log}\nexec ${real} "$@"\n`;
    writeFileSync(folder(`bin/${name}`), program, { mode: 0o755 });
  }
  vi.stubEnv('PATH', `${folder('bin')}:${process.env.PATH}`);
  return () => readFileSync(log, 'utf8').trim().split('\n');
}

const withPassword = (url: string) => url.replace('postgres@', `postgres:${encodeURIComponent('pw &secret')}@`);

test('a Postgres database is copied as of one moment, and comes back into an empty one only', async () => {
  const postgres = await startPostgres();
  try {
    const url = withPassword(await postgres.createDatabase());
    const db = await openDatabase({ postgresUrl: url });
    await db.insertInto('faq').values({ question: 'Why?', answer: 'Because.' }).execute();
    await db.insertInto('administrator').values({ email: 'admin@example.com', password_hash: 'a hash' }).execute();
    await createSession(db, 1, Date.now());
    await db.insertInto('users').values(userRow(1)).execute();
    const keyOf = (from: typeof db) => from.selectFrom('hash_key').select('key').executeTakeFirstOrThrow();
    const key = await keyOf(db);
    const calls = watchTools();
    const settings = readSettings({ DATA_DIR: folder('second'), DATABASE_URL: url });
    const { backup } = await makeBackup(settings, folder('backups'));
    await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
    const newer = await makeBackup(settings, folder('backups'));
    await db.insertInto('category').values({ name: 'Film', type: 'interest', image: 'category/lost.png' }).execute();
    await expect(makeBackup(settings, folder('backups'))).rejects.toThrow(
      /^No backup was made.\n1 pictures that rows refer to are missing, such as category\/lost.png.$/,
    );
    await db.destroy();

    const full = readSettings({ DATA_DIR: folder('full'), DATABASE_URL: url });
    await expect(restoreBackup(full, backup)).rejects.toThrow('is not empty');
    const options = 'options=-c%20search_path%3Dpublic&password=pw%20%26secret';
    const empty = `${await postgres.createDatabase()}&${options}`;
    const intoEmpty = { ...full, databaseUrl: empty };
    mkdirSync(full.dataFolder, { recursive: true });
    const entry = { at: Date.now(), kind: 'user', key: userRow(1).uuid };
    writeFileSync(join(full.dataFolder, 'removals.jsonl'), JSON.stringify(entry));
    await restoreBackup(intoEmpty, backup);
    const restored = await openDatabase({ postgresUrl: empty });
    expect(await restored.selectFrom('faq').select('question').execute()).toEqual([{ question: 'Why?' }]);
    expect(await restored.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await restored.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(await keyOf(restored)).not.toEqual(key);
    expect(await restored.selectFrom('audit').select('operation').execute()).toEqual([{ operation: 'restoreBackup' }]);
    expect(
      await restored.insertInto('faq').values({ question: 'And?', answer: 'So.' }).returning('id').executeTakeFirst(),
    ).toEqual({ id: 2 });
    await restored.destroy();
    await expect(restoreBackup(readSettings({ DATA_DIR: folder('third') }), backup)).rejects.toThrow('Postgres');

    const another = { ...full, databaseUrl: await postgres.createDatabase() };
    await expect(restoreBackup(another, newer.backup)).rejects.toThrow(
      /^The database at DATABASE_URL was filled, but not made safe to use: start no server with it.*\n.*999-future/,
    );
    expect(calls().some((line) => line.includes('pg_restore') && line.endsWith('[pw &secret]'))).toBe(true);
    expect(calls().filter((line) => /secret.*\[/.test(line))).toEqual([]);
  } finally {
    await postgres.stop();
  }
}, 60_000);
