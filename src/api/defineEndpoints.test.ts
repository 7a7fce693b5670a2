import { expect, test } from 'vitest';
import type { Paging } from './conventions.ts';
import { defineEndpoints } from './defineEndpoints.ts';

test('contradictory calls do not compile', () => {
  const wrong = [
    // @ts-expect-error a file cannot travel in JSON
    () => defineEndpoints({ a: { create: { call: 'POST /a', body: 'json', sends: ['image'], files: ['image'] } } }),
    // @ts-expect-error nor in a form without files
    () => defineEndpoints({ a: { create: { call: 'POST /a', body: 'form', sends: ['image'], files: ['image'] } } }),
    // @ts-expect-error a file that is not sent
    () => defineEndpoints({ a: { create: { call: 'POST /a', body: 'multipart', sends: ['name'], files: ['image'] } } }),
    // @ts-expect-error values of a body, without a body
    () => defineEndpoints({ a: { create: { call: 'POST /a', sends: ['name'] } } }),
    // @ts-expect-error constants of a body, without a body
    () => defineEndpoints({ a: { create: { call: 'POST /a', constants: { type: 'x' } } } }),
    // @ts-expect-error a GET with a body
    () => defineEndpoints({ a: { list: { call: 'GET /a', body: 'json' } } }),
    // @ts-expect-error a verb that HTTP does not have
    () => defineEndpoints({ a: { list: { call: 'FETCH /a' } } }),
    // @ts-expect-error a path that begins nowhere
    () => defineEndpoints({ a: { list: { call: 'GET a' } } }),
    // @ts-expect-error an unknown option
    () => defineEndpoints({ a: { list: { call: 'GET /a', pagd: true } } }),
    // @ts-expect-error a renamed value that goes nowhere
    () => defineEndpoints({ a: { close: { call: 'POST /a', from: { a_id: 'id' } } } }),
    // @ts-expect-error a GET that changes something, and does not say so
    () => defineEndpoints({ a: { delete: { call: 'GET /a/{id}/remove' } } }),
    // @ts-expect-error nor does one that has a name of its own
    () => defineEndpoints({ a: { close: { call: 'GET /a/{id}/close' } } }),
    // @ts-expect-error a key that is no path
    () => defineEndpoints({ a: { key: 7 } }),
  ];

  expect(wrong).toHaveLength(13);
});

test('contradictory conventions do not compile', () => {
  const wrong: Paging[] = [
    // @ts-expect-error an offset without the number of rows that it counts by
    { by: 'offset', name: 'skip' },
    // @ts-expect-error a cursor that no response has
    { by: 'cursor', name: 'after' },
  ];

  expect(wrong).toHaveLength(2);
});
