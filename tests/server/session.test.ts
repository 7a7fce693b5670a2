import { expect, test } from 'vitest';
import { hour } from '#server/time/durations.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { administrator, tokenOf } from '#tests/support/startApp.ts';

const server = appForEachTest({ at: Date.UTC(2025, 8, 1) });

test('neither tokens nor passwords are stored in plain text', async () => {
  const token = tokenOf(await server.logIn(administrator));
  const tables = ['session', 'administrator', 'attempt'] as const;
  const stored = JSON.stringify(await Promise.all(tables.map((table) => server.rows(table))));

  expect(stored).not.toContain(token);
  expect(stored).not.toContain(administrator.password);
});

test('signing out clears the browser cache', async () => {
  const { headers } = await server.call('POST', '/admin/auth/logout');

  expect(headers.get('Clear-Site-Data')).toBe('"cache"');
});

test.each([
  ['after twelve hours without use, and lasts while it is used', [11, 11], 12],
  ['after seven days, even if it is used', Array(16).fill(10), 8],
])('a session ends %s', async (_, used: number[], unused) => {
  const statusAfter = async (hours: number) => {
    server.clock.now += hours * hour;
    return (await server.call('GET', '/admin/main')).status;
  };
  for (const hours of used) expect(await statusAfter(hours)).toBe(200);

  expect(await statusAfter(unused)).toBe(401);
});
