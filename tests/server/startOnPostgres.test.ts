import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, spawnServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { providerAt } from '#tests/support/startApp.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = temporaryFolder();
}, 60_000);

afterAll(async () => {
  await postgres.stop();
});

const totalUsers = async (url: string, token: string) => (await providerAt(url, token).getList('users', {})).total;

/** Polls the output of a process. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
};

const passwordIn = (output: string) => /password {2}(\S+)/.exec(output)?.[1];

test('one of two simultaneous first starts creates demo and administrator; a later start waits for Postgres and accepts their session', async () => {
  const environment = { DATABASE_URL: await postgres.createDatabase(), SEED: 'demo', ADMIN_PASSWORD: '' };
  const both = await Promise.all(
    ['one', 'two'].map((name) => startServerProcess({ ...environment, DATA_DIR: join(folder, name) })),
  );
  const passwords = both.flatMap(({ output }) => passwordIn(output.out) ?? []);
  expect(passwords).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
  const token = await signIn(both[0]?.url ?? '', passwords[0]);
  for (const { url } of both) expect(await totalUsers(url, token)).toBe(64);
  expect(await Promise.all(both.map(({ end }) => end('SIGTERM')))).toEqual([0, 0]);

  await postgres.shutDown();
  const second = spawnServer({ ...environment, DATA_DIR: folder });
  await until(() => second.output.out.includes('"waiting for the database"'));
  await postgres.startAgain();
  await until(() => second.output.out.includes('"ready"'));
  const [, url = ''] = /"url":"([^"]+)"/.exec(second.output.out) ?? [];
  expect(await totalUsers(url, token)).toBe(64);
  expect(second.output.out).not.toContain('password');
  second.child.kill('SIGTERM');
  expect(await second.exit).toBe(0);
}, 60_000);
