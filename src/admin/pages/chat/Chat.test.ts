import { expect, test } from 'vitest';
import { ticketIn } from './Chat.tsx';

const ticket = { id: 7, user: { name: 'Ada', email: 'ada@example.com' }, message: 'Help', time: 1754236800 };

test('the ticket is the one in the navigation state', () => {
  expect(ticketIn({ ticket })).toBe(ticket);
});

test.each([
  null,
  undefined,
  'ticket',
  {},
  { ticket: null },
  { ticket: { id: 7 } },
  { ticket: { ...ticket, user: 'Ada' } },
])('there is no ticket in %j', (state) => {
  expect(ticketIn(state)).toBeUndefined();
});
