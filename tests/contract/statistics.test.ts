import { expect, test } from 'vitest';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { rowsOf, userRow } from '#tests/support/rows.ts';

const server = appForEachTest();

const statistics = async () => (await server.provider.getOne('statistics', { id: 'main' })).data;

test('users are counted by platform', async () => {
  expect(await statistics()).toEqual({ id: 'main', iosTraffic: 0, androidTraffic: 0 });
  await server.insert('users', rowsOf(7, userRow));

  expect(await statistics()).toEqual({ id: 'main', iosTraffic: 5, androidTraffic: 2 });
  await server.db.deleteFrom('users').where('platform', '=', 'android').execute();
  expect(await statistics()).toMatchObject({ androidTraffic: 0 });
});
