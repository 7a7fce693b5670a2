import { expect, test } from 'vitest';
import type { Conventions } from './conventions.ts';
import { createClient } from './createClient.ts';
import type { Endpoint } from './Endpoint.ts';
import type { Values } from './values.ts';

/** A client of an API with the given conventions. Every call has the same response. */
const clientOf = (conventions: Conventions, respond: () => Response, token: string | null = 'secret') => {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return respond();
  };
  const send = createClient({
    base: 'http://other.test',
    token: () => token,
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
  const conventions: Conventions = { data: 'result', flag: { at: 'code', done: 0 }, message: ['error.text', 'note'] };

  expect(await result(conventions, { code: 0, result: 7, note: 'Fine' })).toMatchObject({ data: 7, message: 'Fine' });
  await expect(result(conventions, { code: 31, error: { text: 'Full' }, note: 'Sorry' })).rejects.toMatchObject({
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
  await expect(clientOf({ empty: 'done' }, nothing(500)).send(list)).rejects.toMatchObject({ failure: 'empty' });
});

const refuse = async (conventions: Conventions, body: unknown, endpoint: Endpoint = list) => {
  const error: unknown = await clientOf(conventions, () => Response.json(body, { status: 422 }))
    .send(endpoint)
    .catch((reason) => reason);
  return (error as { body: { errors?: Values } }).body.errors;
};

test('listed errors belong to their fields, each on a line of its own', async () => {
  const conventions: Conventions = { errors: { list: 'problems', field: 'on', message: 'text' } };
  const problems = [{ on: 'name', text: 'Too long' }, { on: 'name', text: 'Taken' }, { text: 'Try later' }];

  expect(await refuse(conventions, { problems })).toEqual({ name: 'Too long\nTaken' });
});

test('nested errors belong to fields named with dots', async () => {
  const errors = { name: ['Blank'], address: { city: ['Unknown', 'Too short'] } };

  expect(await refuse({ errors: 'errors' }, { errors })).toEqual({
    name: 'Blank',
    'address.city': 'Unknown\nToo short',
  });
});

test('a refusal without a field has no field errors', async () => {
  expect(await refuse({ errors: 'errors' }, { errors: 'Sorry' })).toBeUndefined();
  expect(await refuse({ errors: { list: 'errors', field: 'on', message: 'text' } }, {})).toBeUndefined();
});

test.each([
  ['in a header of its own', { session: { header: 'X-Api-Key' } }, 'X-Api-Key', 'secret'],
  ['after a scheme', { session: { header: 'Authorization', scheme: 'Token' } }, 'Authorization', 'Token secret'],
] as const)('the session travels %s', async (_, conventions, header, value) => {
  const { send, requests } = clientOf(conventions, () => Response.json([]));
  await send(list);

  expect(requests[0]?.headers.get(header)).toBe(value);
});

test('a session in a cookie needs no token, and requests include credentials', async () => {
  const { send, requests } = clientOf({ session: 'cookie' }, () => Response.json([]), null);
  await send(list);

  expect(requests[0]?.credentials).toBe('include');
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

test('`sessionOver` names other statuses that end the session', async () => {
  const expired = clientOf({ sessionOver: [401, 419] }, () => Response.json({}, { status: 419 })).send(list);

  await expect(expired).rejects.toMatchObject({ sessionIsOver: true });
  await expect(result({}, {}, { status: 419 })).rejects.toMatchObject({ sessionIsOver: false });
});

test('`sessionOver` names values of the body that end the session', async () => {
  const conventions: Conventions = { sessionOver: { at: 'error.type', values: ['signed_out'] } };
  const refused = (type: string) => result(conventions, { error: { type } }, { status: 403 });

  await expect(refused('signed_out')).rejects.toMatchObject({ sessionIsOver: true });
  await expect(refused('forbidden')).rejects.toMatchObject({ sessionIsOver: false });
});

test('a list of messages is one text with a line for each', async () => {
  const refused = result({ message: ['error', 'errors'] }, { errors: ['Too long', 'Taken'] }, { status: 422 });

  await expect(refused).rejects.toMatchObject({ serverMessage: 'Too long\nTaken' });
});

test('headers are in the result only where one of them has the total', async () => {
  const paging: Conventions['paging'] = { by: 'page', name: 'p', response: { total: { header: 'X-Total' } } };

  expect((await result({ paging }, [], { headers: { 'X-Total': '7' } })).headers?.get('X-Total')).toBe('7');
  expect(await result({}, [])).toEqual({ data: [], message: '' });
});

test('an endpoint overrides the API’s conventions', async () => {
  const { send } = clientOf({ data: 'data', flag: { at: 'ok', done: true } }, () => Response.json({ total: 3 }));

  expect((await send({ ...list, conventions: { data: 'total', flag: undefined } })).data).toBe(3);
});
