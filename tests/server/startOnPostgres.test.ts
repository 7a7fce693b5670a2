import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { startPostgres } from '#tests/support/startPostgres.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'hullo-on-postgres-'));
}, 60_000);

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const totalUsers = async (url: string, token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/admin/user/list`, { method: 'POST', headers });
  const { data } = (await answer.json()) as { data: { total: number } };
  return data.total;
};

test('a demo on Postgres is seeded once, keeps its session over a restart and ends in order', async () => {
  const environment = { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase(), SEED: 'demo' };
  const first = await startServerProcess(environment);
  const token = await signIn(first.url);
  expect(await totalUsers(first.url, token)).toBe(64);
  expect(await first.end('SIGTERM')).toBe(0);

  const second = await startServerProcess(environment);
  expect(await totalUsers(second.url, token)).toBe(64);
  expect(await second.end('SIGTERM')).toBe(0);
}, 60_000);
