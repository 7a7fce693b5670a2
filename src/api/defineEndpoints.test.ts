import { expect, test } from 'vitest';
import type { Paging } from './conventions.ts';
import { defineEndpoints } from './defineEndpoints.ts';

test('contradictory calls do not compile', () => {
  const wrong = [
    // @ts-expect-error constants of a body, without a body
    () => defineEndpoints({ a: { create: { call: 'POST /a', constants: { type: 'x' } } } }),
    // @ts-expect-error a verb that HTTP does not have
    () => defineEndpoints({ a: { list: { call: 'FETCH /a' } } }),
    // @ts-expect-error a path without a leading slash
    () => defineEndpoints({ a: { list: { call: 'GET a' } } }),
    // @ts-expect-error a renamed value that the call does not send
    () => defineEndpoints({ a: { close: { call: 'POST /a', from: { a_id: 'id' } } } }),
    // @ts-expect-error a key that is not the name of a field
    () => defineEndpoints({ a: { key: 7 } }),
  ];

  expect(wrong).toHaveLength(5);
});

test('contradictory conventions do not compile', () => {
  const wrong: Paging[] = [
    // @ts-expect-error an offset without a number of rows
    { by: 'offset', name: 'skip' },
    // @ts-expect-error a cursor without the field of the response that has the next one
    { by: 'cursor', name: 'after' },
  ];

  expect(wrong).toHaveLength(2);
});
