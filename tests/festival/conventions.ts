import type { Conventions } from '#api/conventions.ts';

/** The office refuses with `ok: false` and status 200, and pages go by offset and limit. */
export const conventions: Conventions = {
  data: 'result',
  message: ['note'],
  flag: { at: 'ok', done: true, refused: false },
  errors: { list: 'errors', field: 'field', message: 'text' },
  empty: 'done',
  paging: {
    by: 'offset',
    name: 'offset',
    request: { rows: { name: 'limit', count: 5 } },
    response: { rows: 'rows', total: 'count' },
  },
  session: { header: 'X-Office-Key' },
};

/** Each page of invoices gives the cursor of the next. */
export const byCursor: Partial<Conventions> = {
  paging: {
    by: 'cursor',
    name: 'after',
    next: 'next',
    request: { rows: { name: 'take', count: 10 } },
    response: { rows: 'rows' },
  },
};
