import type { Manners } from '#api/manners.ts';

/** How the festival office answers: `ok` tells how it went whatever the status says, and pages go by offset and limit. */
export const manners: Manners = {
  data: 'result',
  message: ['note'],
  flag: { at: 'ok', done: true, refused: false },
  errors: { list: 'errors', field: 'field', message: 'text' },
  empty: 'done',
  paging: {
    by: 'offset',
    name: 'offset',
    request: { rows: { name: 'limit', count: 5 } },
    answer: { rows: 'rows', total: 'count' },
  },
  session: { header: 'X-Office-Key' },
};

/** Groups come in sheets, counted from 0; only whether another follows is known. */
export const bySheets: Partial<Manners> = {
  paging: {
    by: 'page',
    name: 'sheet',
    first: 0,
    request: { rows: { count: 3 } },
    answer: { rows: 'rows', more: 'more' },
  },
};

/** Invoices come behind a mark that each page gives for the next. */
export const byMarks: Partial<Manners> = {
  paging: {
    by: 'cursor',
    name: 'after',
    next: 'next',
    request: { rows: { name: 'take', count: 10 } },
    answer: { rows: 'rows' },
  },
};
