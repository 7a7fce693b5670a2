import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOf, userRow } from '#tests/support/rows.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server.close());

const statistics = async () => (await server.provider.getOne('statistics', { id: 'main' })).data;

test('without users the counts are zero', async () => {
  expect(await statistics()).toEqual({ id: 'main', iosTraffic: 0, androidTraffic: 0 });
});

test('users are counted by platform', async () => {
  await server.insert('users', rowsOf(7, userRow));

  expect(await statistics()).toEqual({ id: 'main', iosTraffic: 5, androidTraffic: 2 });
  await server.db.deleteFrom('users').where('platform', '=', 'android').execute();
  expect(await statistics()).toMatchObject({ androidTraffic: 0 });
});
