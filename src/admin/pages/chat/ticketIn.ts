import { isRecord } from '#api/values.ts';
import type { Ticket } from '#api/wire.ts';

const isTicket = (value: unknown): value is Ticket =>
  isRecord(value) &&
  (typeof value.id === 'number' || typeof value.id === 'string') &&
  isRecord(value.user) &&
  typeof value.message === 'string';

/** The ticket that travelled with the navigation, if one did. */
export const ticketIn = (state: unknown) => (isRecord(state) && isTicket(state.ticket) ? state.ticket : undefined);
