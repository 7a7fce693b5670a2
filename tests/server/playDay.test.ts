import { expect, test } from 'vitest';
import { planDay } from '#scripts/playDay/planDay.ts';
import { playDay, type Send } from '#scripts/playDay/playDay.ts';
import { jsonOf, startApp } from '#tests/support/startApp.ts';

const appToken = 'the-token-of-the-app';

test('a day is the same for the same seed, another for another, and nobody acts before arriving', () => {
  const day = planDay(150, 'monday');
  expect(planDay(150, 'monday')).toEqual(day);
  expect(planDay(150, 'tuesday')).not.toEqual(day);

  const arrivals = new Map(day.flatMap(({ call, values }, at) => (call === 'user' ? [[values.uuid, at]] : [])));
  const early = day.filter(
    ({ call, values }, at) =>
      call !== 'user' && [values.user, values.reporter ?? values.user].some((uuid) => Number(arrivals.get(uuid)) > at),
  );
  expect(early).toEqual([]);
  expect(new Set(day.map(({ call }) => call))).toEqual(new Set(['user', 'device', 'report', 'message']));
});

test('a day played against the server is all there, and playing it again changes nothing', async () => {
  const server = await startApp({ appToken, rateLimit: 'off' });
  const send: Send = async (call, values, key) => {
    const { body, headers } = jsonOf(values);
    const sent = { ...headers, Authorization: `Bearer ${appToken}`, 'Idempotency-Key': key };
    const answer = await server.call('POST', `/intake/${call}`, { body, headers: sent });
    return { status: answer.status, data: answer.body.data };
  };
  const counted = async () => {
    const tables = ['users', 'report', 'moderation_case', 'ticket', 'ticket_message', 'audit'] as const;
    const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).select('id').execute()));
    return Object.fromEntries(rows.map(({ length }, at) => [tables[at], length]));
  };
  const day = planDay(80, 'monday');
  const { calls, refused } = await playDay(day, send, 'monday');
  const before = await counted();

  expect(refused).toEqual({});
  expect(before).toMatchObject({ users: 80, report: calls.report });
  expect((before.ticket ?? 0) + (before.ticket_message ?? 0)).toBe(calls.message);
  await playDay(day, send, 'monday');
  expect(await counted()).toEqual(before);
  await server.close();
});
