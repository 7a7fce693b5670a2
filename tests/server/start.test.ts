import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { administrator, signIn, spawnServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { readSettings } from '#server/settings.ts';
import { startServer } from '#server/start/startServer.ts';
import { runCommand } from '#tests/support/runCommand.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('other users cannot read the files of a server', async () => {
  chmodSync(folder, 0o755);
  const server = await startServerProcess({ DATA_DIR: folder });
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o077);
  expect(modes).toEqual(modes.map(() => 0));
  await server.end('SIGKILL');
});

test('a process that cannot start ends with 1 and the reason, such as a port that is in use', async () => {
  const inUse = createServer().listen(0, '127.0.0.1');
  await once(inUse, 'listening');
  const { port } = inUse.address() as AddressInfo;
  const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const { output, exit } = spawnServer({ ...account, DATA_DIR: folder, PORT: String(port) });

  expect(await exit).toBe(1);
  expect(output.error).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to another one.\n`,
  );
  inUse.close();
});

const unreachable = { DATABASE_URL: 'postgres://hullo:hush@127.0.0.1:1/hullo', DATABASE_WAIT: '0.1' };

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  [
    'no administrator',
    async () => ({}),
    /^There is no administrator yet. Set ADMIN_EMAIL and ADMIN_PASSWORD to make the first one.$/,
  ],
  [
    'a file that is not a database',
    async () => {
      writeFileSync(join(folder, 'hullo.sqlite'), 'not a database, but somebody kept it here for a reason');
      return {};
    },
    /^The database in \S+ cannot be opened \(file is not a database\).$/,
  ],
  [
    'a Postgres server that cannot be reached, without its password',
    async () => unreachable,
    /^(?!.*hush)The database at DATABASE_URL cannot be opened \(/,
  ],
])('the error of a start names %s', async (_, prepare, message) => {
  const settings = readSettings({ DATA_DIR: folder, ...(await prepare()) });
  const deps = { log: pino({ enabled: false }), print: () => undefined, build: undefined };

  await expect(startServer(settings, deps)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(message),
  });
});

/** Runs a command whose input is a pipe that stays open. */
const admin = (parameters: string[], input?: string) =>
  runCommand('admin', parameters, { DATA_DIR: folder }, input, { keepOpen: true });

test('while the server runs, a lost password is replaced, and a second factor set up by a QR code and a right code', async () => {
  const server = await startServerProcess({ DATA_DIR: folder });
  const tooShort = await admin(['password', 'admin@example.com'], 'short\n');
  expect(tooShort).toMatchObject({ code: 1, error: 'A password needs 12 to 1000 characters. Nothing was changed.\n' });

  const changed = await admin(['password', 'admin@example.com'], 'four words and more\n');
  expect(changed).toMatchObject({ code: 0, error: '' });
  expect(await signIn(server.url, 'four words and more')).toMatch(/^[\w-]{43}$/);

  const { code, out, error } = await admin(['second-factor', 'admin@example.com'], '000\n');

  expect(out).toMatch(/[█▀▄]{20}/);
  expect(out).toMatch(/otpauth:\/\/totp\/Hullo:admin%40example\.com\?issuer=Hullo&secret=[A-Z2-7]{32}&/);
  expect({ code, error }).toMatchObject({ code: 1, error: expect.stringContaining('Nothing was changed') });
  await server.end('SIGTERM');
});

test('an unknown command lists the known ones, and a wrong folder names the setting', async () => {
  expect((await admin(['drop', 'everything'])).error).toContain('npm run admin -- <command>');
  const nowhere = await runCommand('admin', ['list'], { DATA_DIR: join(folder, 'nowhere') });
  expect(nowhere).toMatchObject({ code: 1, out: '' });
  expect(nowhere.error).toContain('Set DATA_DIR, or DATABASE_URL, as the server has it.');
});
