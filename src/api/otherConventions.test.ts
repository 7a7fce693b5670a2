import { expect, test } from 'vitest';
import type { Conventions } from './conventions.ts';
import { createClient } from './createClient.ts';
import type { Endpoint } from './Endpoint.ts';
import type { Values } from './values.ts';

/** A client of an API with the given conventions. Every call has the same response. */
const clientOf = (conventions: Conventions, respond: () => Response) => {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return respond();
  };
  const send = createClient({
    base: 'http://other.test',
    token: () => 'secret',
    language: () => 'en',
    conventions,
    fetch,
  });
  return { requests, send };
};

const list: Endpoint = { call: 'GET /people' };

const result = (conventions: Conventions, body: unknown, init?: ResponseInit) =>
  clientOf(conventions, () => Response.json(body, init)).send(list);

test('without conventions, the body is the data, and the status decides', async () => {
  expect((await result({}, [{ id: 1 }])).data).toEqual([{ id: 1 }]);
  await expect(result({}, [], { status: 409 })).rejects.toMatchObject({ failure: 'refused', status: 409 });
});

test('a flag can be a number, and refuses despite a good status', async () => {
  const conventions: Conventions = { data: 'result', flag: { at: 'code', done: 0 }, message: 'note' };

  expect(await result(conventions, { code: 0, result: 7, note: 'Fine' })).toMatchObject({ data: 7, message: 'Fine' });
  await expect(result(conventions, { code: 31, note: 'Full' })).rejects.toMatchObject({
    failure: 'refused',
    status: 200,
    serverMessage: 'Full',
  });
});

test('a flag with neither of its two values is a failure', async () => {
  const conventions: Conventions = { flag: { at: 'state', done: 'ok', refused: 'error' } };

  await expect(result(conventions, { state: 'error' })).rejects.toMatchObject({ failure: 'refused' });
  await expect(result(conventions, { state: 'later' })).rejects.toMatchObject({ failure: 'noData' });
});

test('with `empty`, an empty body is a success if the status is good', async () => {
  const nothing = (status: number) => () => new Response(null, { status });

  expect((await clientOf({ empty: 'done' }, nothing(204)).send(list)).data).toBeUndefined();
  await expect(clientOf({}, nothing(204)).send(list)).rejects.toMatchObject({ failure: 'empty' });
  await expect(clientOf({ empty: 'done' }, nothing(500)).send(list)).rejects.toMatchObject({ failure: 'refused' });
});

const refuse = async (conventions: Conventions, body: unknown) => {
  const error: unknown = await clientOf(conventions, () => Response.json(body, { status: 422 }))
    .send(list)
    .catch((reason) => reason);
  return (error as { body: { errors?: Values } }).body.errors;
};

const listed = { list: 'problems', field: 'on', message: 'text' };
const problems = [{ on: 'name', text: 'Too long' }, { on: 'name', text: 'Taken' }, { text: 'Try later' }];
const errors = { name: ['Blank'], address: { city: ['Unknown', 'Too short'] } };

test.each<[Conventions['errors'], object, object | undefined]>([
  [listed, { problems }, { name: 'Too long\nTaken' }],
  [listed, {}, undefined],
  ['errors', { errors }, { name: 'Blank', 'address.city': 'Unknown\nToo short' }],
  ['errors', { errors: 'Sorry' }, undefined],
])('with the errors at %j, the body %j has the field errors %j', async (errors, body, expected) => {
  expect(await refuse({ errors }, body)).toEqual(expected);
});

test('a header without a scheme has the session alone', async () => {
  const { requests, send } = clientOf({ session: { header: 'X-Api-Key' } }, () => Response.json([]));
  await send(list);

  expect(requests[0]?.headers.get('X-Api-Key')).toBe('secret');
});

const byBody = { at: 'error.type', values: ['signed_out'] };

test.each<[Conventions['sessionOver'], number, object, boolean]>([
  [undefined, 401, {}, true],
  [undefined, 419, {}, false],
  [byBody, 403, { error: { type: 'signed_out' } }, true],
  [byBody, 403, { error: { type: 'forbidden' } }, false],
])('with `sessionOver` %j, a %i with %j ends the session: %s', async (sessionOver, status, body, sessionIsOver) => {
  await expect(result({ sessionOver }, body, { status })).rejects.toMatchObject({ sessionIsOver });
});

test('a list of messages is one text with a line for each', async () => {
  const refused = result({ message: 'errors' }, { errors: ['Too long', 'Taken'] }, { status: 422 });

  await expect(refused).rejects.toMatchObject({ serverMessage: 'Too long\nTaken' });
});

test('an endpoint overrides the API’s conventions', async () => {
  const { send } = clientOf({ data: 'data', flag: { at: 'ok', done: true } }, () => Response.json({ total: 3 }));

  expect((await send({ ...list, conventions: { data: 'total', flag: undefined } })).data).toBe(3);
});
