import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { spawnServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { openDatabase } from '#server/db/Database.ts';
import { runCommand } from '#tests/support/runCommand.ts';

const account = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'Correct-Horse-7' };
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const refusal = async (environment: Record<string, string>) => {
  const { output, exit } = spawnServer({ DATA_DIR: folder, ...environment });
  return { code: await exit, message: output.error.trim() };
};

test('other users cannot read the files of a server', async () => {
  chmodSync(folder, 0o755);
  const server = await startServerProcess({ DATA_DIR: folder });
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o077);
  expect(modes).toEqual(modes.map(() => 0));
  await server.end('SIGKILL');
});

test('without an administrator the server refuses to start, and names the setting', async () => {
  expect(await refusal({})).toEqual({
    code: 1,
    message: 'There is no administrator yet. Set ADMIN_EMAIL and ADMIN_PASSWORD to make the first one.',
  });
});

test('the error names a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  expect(await refusal({ ...account, PORT: String(port) })).toEqual({
    code: 1,
    message: `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to another one.`,
  });
  other.close();
});

test('the error names a file that is not a database, and the file stays', async () => {
  writeFileSync(join(folder, 'hullo.sqlite'), 'not a database, but somebody kept it here for a reason');

  const message = `The database in ${folder} cannot be opened (file is not a database).`;
  expect(await refusal(account)).toEqual({ code: 1, message });
});

test('a database that a newer program has migrated is refused by the server and by a command', async () => {
  const db = await openDatabase({ sqliteFile: join(folder, 'hullo.sqlite') });
  await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
  await db.destroy();

  const sentence = `The database in ${folder} cannot be opened (a newer version of this program has migrated it: this version does not know 999-future; start the newer version, or restore a backup from before the upgrade).`;
  expect(await refusal(account)).toEqual({ code: 1, message: sentence });
  expect(await runCommand('admin', ['list'], { DATA_DIR: folder })).toEqual({
    code: 1,
    out: '',
    error: `${sentence}\n`,
  });
});

test('the error names an unreachable Postgres server without its password', async () => {
  const { code, message } = await refusal({
    ...account,
    DATABASE_URL: 'postgres://hullo:hush@127.0.0.1:1/hullo',
    DATABASE_WAIT: '0.1',
  });

  expect(code).toBe(1);
  expect(message).toContain('The database at DATABASE_URL cannot be opened (');
  expect(message).not.toContain('hush');
});
