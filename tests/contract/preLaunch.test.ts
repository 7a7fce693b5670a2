import { expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { idleMail } from '#tests/support/startMail.ts';

const minute = 60_000;
const server = appForEachTest({ at: Date.UTC(2025, 8, 1) });
const { provider } = server;

const list = () => server.list('preLaunch');

test('a subscriber is in the list, without a name, until it is deleted with the server’s message, and can subscribe again', async () => {
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

test('an address is listed once however it is written, and a known one gets the same response as a new one', async () => {
  const first = await server.subscribe('ada@example.com');
  const spellings = ['  ADA@example.COM ', 'ada@example.com'];
  const responses = await Promise.all(spellings.map((email) => server.subscribe(email)));

  const headersOf = ({ headers }: typeof first) => [...headers].filter(([name]) => name !== 'x-request-id');
  for (const response of responses) {
    expect(response.body).toEqual({ status: true, data: null, message: 'Subscription successful!' });
    expect(headersOf(response)).toEqual(headersOf(first));
  }
  expect(await list()).toMatchObject({ total: 1, data: [{ email: 'ada@example.com' }] });
});

test.each([null, idleMail])('a subscription is recorded when it stores a row or queues a mail', async (mail) => {
  await server.restartWith({ mail, rateLimit: 'off' });
  const recorded = () => server.column('audit', 'row_key');
  for (let attempt = 0; attempt < 5; attempt += 1) await server.subscribe('ada@example.com');
  expect(await recorded()).toEqual(['1']);
  await server.db.updateTable('outbox').set({ state: 'sent' }).execute();
  server.clock.now += 11 * minute;
  await server.subscribe('ada@example.com');
  expect(await recorded()).toEqual(mail ? ['1', '1'] : ['1']);
});

test('after ten subscriptions in a minute a network address waits, others do not', async () => {
  for (let n = 0; n < 10; n += 1) expect((await server.subscribe(`person${n}@example.com`)).status).toBe(200);
  const { status, headers } = await server.subscribe('one-more@example.com');
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await server.subscribe('one-more@example.com', { from: '198.51.100.7' })).status).toBe(200);

  server.clock.now += minute;
  expect((await server.subscribe('later@example.com')).status).toBe(200);
});
