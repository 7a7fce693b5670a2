import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  administrator,
  serverProgram,
  signIn,
  spawnServer,
  startServerProcess,
} from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { readSettings } from '#server/settings.ts';
import { startServer } from '#server/start/startServer.ts';
import { runCommand } from '#tests/support/runCommand.ts';

/** The data folder of a running server, which has no demo data. */
const served = join(temporaryFolder(), 'served');
let server: Awaited<ReturnType<typeof startServerProcess>>;

beforeAll(async () => {
  mkdirSync(served, { mode: 0o755 });
  server = await startServerProcess({ DATA_DIR: served, LAUNCH_DATE: '2027-01-01T00:00:00' });
  return () => server.end('SIGTERM');
});

test('other users cannot read the files of a server', () => {
  const modes = readdirSync(served).map((name) => statSync(join(served, name)).mode & 0o077);
  expect(modes).toEqual(modes.map(() => 0));
});

test('a server names what a company must fill in, and allows the origins that its build names', async () => {
  const [warning] = server.output.out.split('\n').filter((line) => line.includes('Not ready for the launch.'));
  expect(warning).toContain('VITE_COMPANY_NAME, VITE_COMPANY_ADDRESS');
  expect(warning).toContain('SMTP_URL');
  expect(warning).not.toContain('LAUNCH_DATE');
  const { headers } = await fetch(server.url);
  const directives = headers.get('Content-Security-Policy')?.split('; ');
  expect(directives).toContain("connect-src 'self' https://api.example");
  expect(directives).toContain("img-src 'self' data: blob: https://pictures.example");
});

test('a server whose build was interrupted refuses to start', async () => {
  const project = temporaryFolder();
  cpSync(String(process.env.SERVER_BUNDLE), join(project, 'dist/server'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const { output, exit } = spawnServer({ DATA_DIR: join(project, 'data') }, [
    process.execPath,
    join(project, 'dist/server/main.js'),
  ]);

  expect(await exit).toBe(1);
  const error = `The build in ${join(project, 'dist')} is not complete. Make it again with "npm run build".\n`;
  expect(output).toEqual({ out: '', error });
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

test('a process on an older Node ends with 1 and one sentence', async () => {
  const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })";
  const [node = '', ...main] = serverProgram('main');
  const { output, exit } = spawnServer({}, [node, '--import', `data:text/javascript,${older}`, ...main]);

  expect(await exit).toBe(1);
  const error =
    'Node 24.15 or newer is needed, and this is 20.20.2: run "npm ci" and start with npm, which uses the Node in node_modules, or install Node 24.\n';
  expect(output).toEqual({ out: '', error });
});

const s3Key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const unreachable = { DATABASE_URL: 'postgres://hullo:hush@127.0.0.1:1/hullo', DATABASE_WAIT: '0.1' };

test.each<[string, Record<string, string>, string, RegExp]>([
  ['no administrator', {}, '', /^There is no administrator yet. Set ADMIN_EMAIL and ADMIN_PASSWORD to make the first/],
  ['a file that is no database', {}, 'not a database', /^The database in \S+ cannot be opened \(file is not a data/],
  [
    'a folder that cannot be created',
    { DATA_DIR: '/proc/data' },
    '',
    /^The data folder \/proc\/data cannot be written to/,
  ],
  ['an unreachable Postgres, not its password', unreachable, '', /^(?!.*hush)The database at DATABASE_URL cannot be/],
])('the error of a start names %s', async (_, environment, database, message) => {
  const data = temporaryFolder();
  if (database) writeFileSync(join(data, 'hullo.sqlite'), database);
  const settings = readSettings({ DATA_DIR: data, ...environment });

  await expect(startServer(settings, pino({ enabled: false }), undefined)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(message),
  });
});

/** A TCP server that greets every connection and then stays silent. `stop` also closes the connections. */
async function startSilentServer(greeting = '') {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.write(greeting);
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const stop = () => {
    silent.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(stop);
  return {
    address: `127.0.0.1:${(silent.address() as AddressInfo).port}`,
    connected: once(silent, 'connection'),
    stop,
  };
}

/** A log in memory, with its lines. */
function createMemoryLog() {
  const lines: Record<string, unknown>[] = [];
  return { log: pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) }), lines };
}

/** The messages of Postgres that a session is authenticated and ready. */
const postgresGreeting = 'R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I';

test.each([
  ['accepts connections', '', 'no response within 300 ms'],
  ['accepts sessions', postgresGreeting, 'Query read timeout'],
])('a Postgres that %s and stays silent ends the start with advice', async (_, greeting, reason) => {
  const { address } = await startSilentServer(greeting);
  const settings = readSettings({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: `postgres://hullo:hush@${address}/hullo`,
    DATABASE_WAIT: '0.1',
    DATABASE_TIMEOUT: '0.3',
  });

  await expect(startServer(settings, pino({ enabled: false }), undefined)).rejects.toMatchObject({
    name: 'StartError',
    message: `The database at DATABASE_URL cannot be opened (${reason}). Check that Postgres runs there, and that no firewall or proxy is in between. Then start again.`,
  });
});

test('a backup of a silent Postgres ends with the same advice', async () => {
  const { address } = await startSilentServer();
  const settings = readSettings({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: `postgres://hullo:hush@${address}/hullo`,
  });

  await expect(makeBackup(settings, temporaryFolder())).rejects.toThrow('Check that Postgres runs there');
});

test.each([
  ['the database', (address: string) => ({ DATABASE_URL: `postgres://hullo:hush@${address}/hullo` })],
  ['the bucket', (address: string) => ({ MEDIA_STORE: 's3://pictures', S3_ENDPOINT: `http://${address}`, ...s3Key })],
])('a start says after five seconds that it waits for %s, and again every five seconds', async (what, settingsFor) => {
  const { address, connected, stop } = await startSilentServer();
  const settings = readSettings({ DATA_DIR: temporaryFolder(), DATABASE_WAIT: '0.1', ...settingsFor(address) });
  const { log, lines } = createMemoryLog();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const start = expect(startServer(settings, log, undefined)).rejects.toThrow();
  await connected;
  vi.advanceTimersByTime(4_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  const line = expect.objectContaining({ level: 40, msg: `waiting for ${what}` });
  expect(lines).toEqual([line]);
  vi.advanceTimersByTime(5_000);
  expect(lines).toEqual([line, line]);
  stop();
  await start;
});

test('the error of a start says that another process has locked the embedded database', async () => {
  const settings = readSettings({ DATA_DIR: temporaryFolder(), DATABASE_TIMEOUT: '0.1' });
  const other = new SqliteFile(join(settings.dataFolder, 'hullo.sqlite'));
  other.pragma('journal_mode = WAL');
  other.exec('begin immediate');
  onTestFinished(() => void other.close());

  await expect(startServer(settings, pino({ enabled: false }), undefined)).rejects.toThrow(
    /^The database in \S+ cannot be opened \(database is locked\). Another process has locked it. End that process/,
  );
});

/** Runs a command whose input is a pipe that stays open. */
const admin = (parameters: string[], input?: string) =>
  runCommand('admin', parameters, { DATA_DIR: served }, input, { keepOpen: true });

test('a password that was lost is replaced while the server runs', async () => {
  const error = 'A password needs 12 to 1000 characters. Nothing was changed.\n';
  expect(await admin(['password', 'admin@example.com'], 'short\n')).toMatchObject({ code: 1, error });

  const changed = await admin(['password', 'admin@example.com'], 'four words and more\n');
  expect(changed).toMatchObject({ code: 0, error: '' });
  expect(await signIn(server.url, 'four words and more')).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['create', 'bea@example.com'],
  ['password', 'admin@example.com'],
])('%s shows a generated password only once it is stored, and names a full disk', async (command, email) => {
  const parameters = [command, email, '--generate'];
  const full = await runCommand('admin', parameters, { DATA_DIR: served }, '', { maxFileBytes: 4_096 });
  expect(full).toMatchObject({ code: 1, out: '' });
  expect(full.error).toMatch(/^The command failed\.\n.*(?:full|I\/O).*\n$/);

  const stored = await runCommand('admin', parameters, { DATA_DIR: served });
  expect(stored).toMatchObject({ code: 0, error: '' });
  expect(stored.out).toMatch(/^password {2}[\w-]{20}\nIt is shown only this once.\n.+\n$/);
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
