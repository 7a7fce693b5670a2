import type { Conventions } from '#api/conventions.ts';

/**
 * The festival's API refuses a call with `ok: false` and status 200, also without a session. A missing record has status
 * 400. Its messages are HTML. It pages by offset and limit.
 */
export const conventions: Conventions = {
  data: 'result',
  message: 'note',
  htmlMessages: true,
  flag: { at: 'ok', done: true, refused: false },
  errors: { list: 'errors', field: 'field', message: 'text' },
  empty: 'done',
  paging: {
    by: 'offset',
    name: 'offset',
    request: { name: 'limit', count: 5 },
    response: { rows: 'rows', total: 'count' },
  },
  session: { header: 'X-Office-Key' },
  missing: [400],
  sessionOver: { at: 'why', values: ['signed out'] },
};

/** Each page of invoices contains the cursor of the next page. */
export const byCursor: Partial<Conventions> = {
  paging: {
    by: 'cursor',
    name: 'after',
    next: 'next',
    request: { name: 'take', count: 10 },
    response: { rows: 'rows' },
  },
};
