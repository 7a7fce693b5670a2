import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { runCommand } from '#tests/support/runCommand.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startServerProcess>>;

beforeAll(async () => {
  folder = temporaryFolder();
  server = await startServerProcess({ DATA_DIR: folder });
});

afterAll(async () => {
  await server.end('SIGTERM');
});

/** Runs a command whose input is a pipe that stays open. */
const admin = (parameters: string[], input?: string) =>
  runCommand('admin', parameters, { DATA_DIR: folder }, input, { keepOpen: true });

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
  const nowhere = await runCommand('admin', ['list'], { DATA_DIR: join(folder, 'nowhere') });
  expect(nowhere).toMatchObject({ code: 1, out: '' });
  expect(nowhere.error).toContain('Set DATA_DIR, or DATABASE_URL, as the server has it.');
});
