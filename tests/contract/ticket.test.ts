import { beforeEach, expect, test } from 'vitest';
import type { Page, Ticket } from '#api/wire.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { rowsOf, ticketRow } from '#tests/support/rows.ts';

const server = appForEachTest();
const { provider } = server;
beforeEach(() => server.insert('ticket', rowsOf(12, ticketRow)));

const active = 0;
const closed = 1;

/** The fixed API's list, which the dashboard replaces. */
const list = async (state: number, page = 1) =>
  (await server.call('GET', `/admin/ticket/list/${state}?page=${page}`)).body.data as Page<Ticket>;

test('active tickets come ten a page, newest first, with who wrote what and when', async () => {
  const { data, total } = await list(active);

  expect(total).toBe(12);
  expect(data).toHaveLength(10);
  expect(data[0]).toEqual({
    id: 12,
    user: { name: 'Person 12', email: 'person12@example.com' },
    message: 'Message 12',
    time: Date.UTC(2025, 8, 1) / 1000 + 12 * 60,
  });
  expect((await list(active, 2)).data.map(({ id }) => id)).toEqual([2, 1]);
});

test('a closed ticket moves to the closed list, and the message of the server is shown', async () => {
  const { message } = await provider.call('ticket', 'close', { id: 5 });

  expect(message).toBe('Ticket closed successfully');
  expect((await list(active)).total).toBe(11);
  expect((await list(closed)).data.map(({ id }) => id)).toEqual([5]);
});
