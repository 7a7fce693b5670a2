import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
let provider: StartedApp['provider'];
beforeEach(async () => {
  server = await startApp({ now: () => Date.UTC(2025, 8, 1) });
  provider = server.provider;
});
afterEach(() => server.close());

const list = (page = 1) => provider.getList('preLaunch', { pagination: { page, perPage: 10 } });

test('who subscribes is in the list, without a name, until deleted with the words of the server, and may come back', async () => {
  await server.send(endpoints.subscription.create, { email: ' Ada@Example.com ' });
  const { data, total } = await list();

  expect(total).toBe(1);
  expect(data).toEqual([
    { id: data[0]?.id, name: null, email: 'ada@example.com', created_at: '2025-09-01T00:00:00.000Z' },
  ]);

  const { meta } = await provider.delete('preLaunch', { id: data[0]?.id ?? 0, previousData: data[0] });
  expect(meta?.message).toBe('User deleted successfully');
  expect((await list()).data).toEqual([]);
  await server.send(endpoints.subscription.create, { email: 'ada@example.com' });
  expect((await list()).data).toMatchObject([{ email: 'ada@example.com' }]);
});

test('the list comes ten a page, newest first', async () => {
  const rows = Array.from({ length: 12 }, (_, n) => ({
    email: `p${n}@example.com`,
    name: `Person ${n}`,
    created_at: n,
  }));
  await server.db.insertInto('pre_launch_user').values(rows).execute();

  expect((await list()).data.map(({ name }) => name)[0]).toBe('Person 11');
  expect(await list(2)).toMatchObject({
    data: [{ name: 'Person 1' }, { name: 'Person 0' }],
    total: 12,
    pageInfo: { from: 11, to: 12, last_page: 2 },
  });
});

test('who is gone cannot be deleted again', async () => {
  await expect(provider.delete('preLaunch', { id: 99 })).rejects.toMatchObject({
    status: 404,
    message: 'That user no longer exists',
  });
});
