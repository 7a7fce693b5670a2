import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { administrator, signIn, spawnServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { readSettings } from '#server/settings.ts';
import { startServer } from '#server/start/startServer.ts';
import { runCommand } from '#tests/support/runCommand.ts';

/** The data folder of a running server. */
const served = join(temporaryFolder(), 'served');
let server: Awaited<ReturnType<typeof startServerProcess>>;

beforeAll(async () => {
  mkdirSync(served, { mode: 0o755 });
  server = await startServerProcess({ DATA_DIR: served });
  return () => server.end('SIGTERM');
});

test('other users cannot read the files of a server', () => {
  const modes = readdirSync(served).map((name) => statSync(join(served, name)).mode & 0o077);
  expect(modes).toEqual(modes.map(() => 0));
});

test('a process that cannot start ends with 1 and the reason, such as a port that is in use', async () => {
  const inUse = createServer().listen(0, '127.0.0.1');
  await once(inUse, 'listening');
  const { port } = inUse.address() as AddressInfo;
  const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const { output, exit } = spawnServer({ ...account, DATA_DIR: temporaryFolder(), PORT: String(port) });

  expect(await exit).toBe(1);
  expect(output.error).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to another one.\n`,
  );
  inUse.close();
});

const unreachable = { DATABASE_URL: 'postgres://hullo:hush@127.0.0.1:1/hullo', DATABASE_WAIT: '0.1' };

test.each<[string, (folder: string) => Record<string, string>, RegExp]>([
  [
    'no administrator',
    () => ({}),
    /^There is no administrator yet. Set ADMIN_EMAIL and ADMIN_PASSWORD to make the first one.$/,
  ],
  [
    'a file that is not a database',
    (folder) => {
      writeFileSync(join(folder, 'hullo.sqlite'), 'not a database, but somebody kept it here for a reason');
      return {};
    },
    /^The database in \S+ cannot be opened \(file is not a database\).$/,
  ],
  [
    'a Postgres server that cannot be reached, without its password',
    () => unreachable,
    /^(?!.*hush)The database at DATABASE_URL cannot be opened \(/,
  ],
])('the error of a start names %s', async (_, prepare, message) => {
  const data = temporaryFolder();
  const settings = readSettings({ DATA_DIR: data, ...prepare(data) });
  const deps = { log: pino({ enabled: false }), print: () => undefined, build: undefined };

  await expect(startServer(settings, deps)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(message),
  });
});

/** Runs a command whose input is a pipe that stays open. */
const admin = (parameters: string[], input?: string) =>
  runCommand('admin', parameters, { DATA_DIR: served }, input, { keepOpen: true });

test('a password that was lost is replaced while the server runs', async () => {
  const tooShort = await admin(['password', 'admin@example.com'], 'short\n');
  expect(tooShort).toMatchObject({ code: 1, error: 'A password needs 12 to 1000 characters. Nothing was changed.\n' });

  const changed = await admin(['password', 'admin@example.com'], 'four words and more\n');
  expect(changed).toMatchObject({ code: 0, error: '' });
  expect(await signIn(server.url, 'four words and more')).toMatch(/^[\w-]{43}$/);
});

test('a second factor is set up by a QR code, and only with a right code', async () => {
  const { code, out, error } = await admin(['second-factor', 'admin@example.com'], '000\n');

  expect(out).toMatch(/[█▀▄]{20}/);
  expect(out).toMatch(/otpauth:\/\/totp\/Hullo:admin%40example\.com\?issuer=Hullo&secret=[A-Z2-7]{32}&/);
  expect({ code, error }).toMatchObject({ code: 1, error: expect.stringContaining('Nothing was changed') });
});

test('an unknown command lists the known ones, and a wrong folder names the setting', async () => {
  expect((await admin(['drop', 'everything'])).error).toContain('npm run admin -- <command>');
  const nowhere = await runCommand('admin', ['list'], { DATA_DIR: join(served, 'nowhere') });
  expect(nowhere).toMatchObject({ code: 1, out: '' });
  expect(nowhere.error).toContain('Set DATA_DIR, or DATABASE_URL, as the server has it.');
});
