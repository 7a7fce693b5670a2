import { expect, test } from 'vitest';
import { planDay } from '#tests/support/playDay/planDay.ts';
import { type App, playDay } from '#tests/support/playDay/playDay.ts';
import { jsonOf, type StartedApp, startApp } from '#tests/support/startApp.ts';

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

/** The app's own backend, as it speaks to a server. */
function appOf(server: StartedApp): App {
  const authorization = { Authorization: `Bearer ${appToken}` };
  const call = async (...request: Parameters<StartedApp['call']>) => {
    const { status, body } = await server.call(...request);
    return { status, data: body.data };
  };
  return {
    ask: (path) => call('GET', `/intake/${path}`, { headers: authorization }),
    send: (path, values, key) => {
      const { body, headers } = jsonOf(values);
      return call('POST', `/intake/${path}`, {
        body,
        headers: { ...headers, ...authorization, 'Idempotency-Key': key },
      });
    },
  };
}

test('a day played against the server is all there; played again, who is kept out appeals, and nothing else changes', async () => {
  const server = await startApp({ appToken, rateLimit: 'off' });
  const app = appOf(server);
  const counted = async () => {
    const tables = [
      'users',
      'report',
      'report_evidence',
      'moderation_case',
      'ticket',
      'ticket_message',
      'audit',
    ] as const;
    const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).select('id').execute()));
    return Object.fromEntries(rows.map(({ length }, at) => [tables[at], length]));
  };
  const day = planDay(120, 'monday');
  const { calls, refused } = await playDay(day, app, 'monday');
  const before = await counted();

  expect(refused).toEqual({});
  expect(before).toMatchObject({ users: 120, report: calls.report });
  const said = day.flatMap(({ values: { chat = [] } }) => chat as unknown[]);
  expect(before.report_evidence).toBe(said.length);
  expect(said.length).toBeGreaterThan(0);
  expect((before.ticket ?? 0) + (before.ticket_message ?? 0)).toBe(calls.message);
  await playDay(day, app, 'monday');
  expect(await counted()).toEqual(before);

  const [first, second, third] = await server.db.selectFrom('moderation_case').selectAll().orderBy('id').execute();
  const decide = (id = 0, measure = '') =>
    server.call('POST', `/admin/moderation/case/decide/${id}`, jsonOf({ measure, section: 'be-kind' }));
  await decide(first?.id, 'suspend7');
  await decide(second?.id, 'remove');
  await decide(third?.id, 'warn');
  const decided = await counted();
  expect((await playDay(day, app, 'monday')).calls.appeal).toBe(2);
  expect((await playDay(day, app, 'monday')).refused).toEqual({});
  const appeals = await server.db
    .selectFrom('appeal')
    .innerJoin('decision', 'decision.id', 'decision_id')
    .select('measure')
    .execute();
  expect(appeals.map(({ measure }) => measure).toSorted()).toEqual(['remove', 'suspend7']);
  expect(await counted()).toEqual({ ...decided, audit: (decided.audit ?? 0) + 2 });
  await server.close();
});
