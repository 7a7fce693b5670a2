import { expect, test } from 'vitest';
import type { Metrics, MetricsDay } from '#api/extensions/wire.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { ticketRow, userRow } from '#tests/support/rows.ts';

const hour = 3_600_000;
const now = Date.parse('2026-03-31T12:00:00Z');
const server = appForEachTest({ now: () => now });
const { provider } = server;

/** Adds users with these times of creation. */
const addUsers = (platform: 'ios' | 'android', moments: readonly string[]) =>
  server.insert(
    'users',
    moments.map((moment, index) => {
      const uuid = `00000000-0000-4000-8000-${platform.padStart(8, '0')}${String(index).padStart(4, '0')}`;
      return { ...userRow(1), uuid, platform, created_at: Date.parse(moment) };
    }),
  );

const days = async (filter = {}) => {
  const { data } = await provider.getList<MetricsDay>('growth', { filter, pagination: { page: 1, perPage: 10 } });
  return data;
};

const metrics = async () => (await provider.getOne('metrics', { id: 'main' })).data as Metrics;

test('additions are counted by day in UTC and by platform, with empty days, the last day first', async () => {
  await addUsers('ios', ['2026-03-29T00:00:00Z', '2026-03-29T23:59:59.999Z', '2026-03-31T00:00:00Z']);
  await addUsers('android', ['2026-03-28T23:59:59.999Z', '2026-03-29T12:00:00Z']);
  const subscriber = { name: null, email: 'ada@example.com', created_at: Date.parse('2026-03-30T08:00:00Z') };
  await server.insert('pre_launch_user', subscriber);

  expect(await days({ day_gte: '2026-03-29', day_lte: '2026-03-31' })).toEqual([
    { id: 20_543, day: '2026-03-31', ios: 1, android: 0, subscriptions: 0 },
    { id: 20_542, day: '2026-03-30', ios: 0, android: 0, subscriptions: 1 },
    { id: 20_541, day: '2026-03-29', ios: 2, android: 1, subscriptions: 0 },
  ]);
  expect((await days()).map(({ day }) => day).toSpliced(1, 28)).toEqual(['2026-03-31', '2026-03-02']);
  expect(await days({ day_gte: '2026-03-31', day_lte: '2026-03-30' })).toEqual([]);
});

test('growth is since the same day of last month, by platform', async () => {
  await addUsers('ios', ['2025-01-01T00:00:00Z', '2026-02-27T23:59:59Z', '2026-02-28T00:00:00Z']);
  await addUsers('android', ['2026-03-31T00:00:00Z']);

  expect((await metrics()).month_ago).toEqual({ iosTraffic: 2, androidTraffic: 0 });
});

test('open cases and tickets are counted with the age of the oldest and the number of late ones', async () => {
  const opened = (user_uuid: string, hours: number) => ({ user_uuid, opened_at: now - hours * hour });
  await server.insert('moderation_case', [
    opened('a', 31),
    opened('b', 24),
    opened('c', 1),
    { ...opened('d', 90), decided_at: now },
  ]);
  await server.insert('ticket', [
    { ...ticketRow(1), time: (now - 5.5 * hour) / 1_000 },
    { ...ticketRow(2, 1), time: 1 },
  ]);

  expect(await metrics()).toMatchObject({
    open_cases: 3,
    oldest_case: 31,
    late_cases: 2,
    open_tickets: 1,
    oldest_ticket: 5,
  });
});

test('without waiting or decided cases there is no age', async () => {
  expect(await metrics()).toMatchObject({ open_cases: 0, oldest_case: null, late_cases: 0, oldest_ticket: null });
  expect((await metrics()).median_decision).toBeNull();
});

test.each([
  [[2], 2],
  [[1, 30], 15.5],
  [[1, 2, 60], 2],
])('of cases that took %j hours the median is %d', async (hours, median) => {
  const decided = hours.map((took) => ({ user_uuid: String(took), opened_at: now - took * hour, decided_at: now }));
  const atOnce = { user_uuid: 'suspended without a report', opened_at: now, decided_at: now };
  const long = { user_uuid: 'before', opened_at: now - 900 * hour, decided_at: now - 31 * 24 * hour };
  await server.insert('moderation_case', [...decided, atOnce, long]);

  expect((await metrics()).median_decision).toBe(median);
});
