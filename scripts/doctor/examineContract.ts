import { randomUUID } from 'node:crypto';
import { withoutNames } from '#scripts/openapi/paths.ts';
import { type Came, createResponseCheck, type Difference, hasJson } from '#scripts/openapi/responseCheck.ts';
import {
  type Call,
  type Contract,
  callsOf,
  exampleOf,
  hasRowInBody,
  isEnding,
  isLeftOut,
  isReading,
  nameOf,
  type Probe,
  probesOf,
  requestOf,
  rowKey,
  type Sent,
  takesKey,
} from './contractCalls.ts';

/** A difference of a server, with the call and what was special about it. */
export type ContractFault = Difference & { call: string; when: string };

type Options = {
  document: Contract;
  /** The address of the API without a slash at its end. */
  base: string;
  token: string;
  language: string;
  /** Also makes the calls that write. */
  writes?: boolean;
  /** Calls to leave out, with any names of their parameters: `GET /ticket/{id}`. */
  without?: readonly string[];
  fetch?: (request: Request) => Promise<Response> | Response;
  /** Gets a line for each call, and for each that it leaves out. */
  log?: (line: string) => void;
};

type Row = Readonly<Record<string, unknown>>;

/** The rows of each list, by its path. */
type Lists = Map<string, Row[]>;

/** The rows in the data of a list. */
function rowsIn(body: unknown): Row[] {
  const { data } = (body ?? {}) as { data?: unknown };
  if (Array.isArray(data)) return data;
  return typeof data === 'object' && data !== null ? rowsIn(data) : [];
}

function noteRows(call: Call, body: unknown, lists: Lists) {
  const rows = rowsIn(body);
  if (rows.length > 0) lists.set(call.path, rows);
}

/** The value of a field in the first row of a list below a path. */
const valueBelow = (parent: string, name: string, lists: Lists) =>
  [...lists]
    .flatMap(([path, [row]]) => (path.startsWith(`${parent}/`) ? [row?.[name]] : []))
    .find((value) => typeof value === 'string' || typeof value === 'number');

/** The body of a call that names its row there. Without such a row, the body of the document. */
function bodyForRow(call: Call, body: object | undefined, lists: Lists) {
  const id = hasRowInBody(call) && valueBelow(call.path.split('/').slice(0, -1).join('/'), 'id', lists);
  return id ? { ...body, id } : body;
}

/** The keys to make a call with: each value of a closed set, or that of the first row of a list that belongs to it. */
function keysOf(call: Call, lists: Lists): Sent['keys'][] {
  const parameter = call.parameters.find((one) => one.in === 'path');
  if (!parameter) return [{}];
  const { name, schema } = parameter;
  if (schema.enum) return schema.enum.map((value) => ({ [name]: String(value) }));
  const parent = name === 'id' ? call.path.split('/').slice(0, -2).join('/') : '';
  const key = valueBelow(parent, name, lists);
  return key === undefined ? [] : [{ [name]: String(key) }];
}

/** First a status, then a media type, then the envelope, then the data. */
const rankOf = ({ at }: Difference) => (at === 'status' ? -2 : at.startsWith('/') ? at.split('/').length - 1 : -1);

/** The differences without those that a wrong envelope causes. */
const withoutHidden = (differences: Difference[]) => {
  const outer = differences.filter((one) => rankOf(one) <= 1);
  return outer.length > 0 ? outer : differences;
};

/** A response with its body. A difference if none came, or if it is no JSON but says so. */
async function receive(fetch: NonNullable<Options['fetch']>, request: Request): Promise<Came | Difference> {
  try {
    const response = await fetch(request);
    const { status, headers } = response;
    const text = await response.text();
    return hasJson(headers) ? { status, headers, body: JSON.parse(text) } : { status, headers };
  } catch (error) {
    const { message, cause } = error as Error;
    const came = [message, ...(cause instanceof Error ? [cause.message] : [])].join(': ');
    return error instanceof SyntaxError
      ? { at: 'body', expected: 'JSON', came }
      : { at: 'connection', expected: 'a response', came };
  }
}

const usual = { when: '', statuses: [], hasToken: true };

/** The request of a call for one row, with a key if a change takes one. */
function requestFor(call: Call, keys: Sent['keys'], lists: Lists): Probe {
  const example = exampleOf(call);
  const key = !isReading(call) && takesKey(call) ? { idempotencyKey: randomUUID() } : {};
  return { ...usual, ...example, body: bodyForRow(call, example.body, lists), keys, ...key };
}

const badToken = 'a good token of an administrator';

/** Makes requests, and notes the differences of their responses. */
function createSender(options: Options, note: (call: Call, when: string, found: readonly Difference[]) => void) {
  const { document, base, token, language, fetch = globalThis.fetch } = options;
  const { differences } = createResponseCheck(document, { refusesUnknown: false });

  function compare(call: Call, { statuses, hasToken }: Pick<Probe, 'statuses' | 'hasToken'>, came: Came): Difference[] {
    const status = String(came.status);
    if (hasToken && status === '401') return [{ at: 'status', expected: badToken, came: status }];
    if (statuses.length > 0 && !statuses.includes(status))
      return [{ at: 'status', expected: statuses.join(' or '), came: status }];
    return withoutHidden(differences(call.method, call.path, came));
  }

  /** Returns the body of a success. */
  return async (call: Call, { when, statuses, hasToken, ...sent }: Probe): Promise<unknown> => {
    const headers = { 'Accept-Language': language, ...(hasToken && { Authorization: `Bearer ${token}` }) };
    const came = await receive(fetch, requestOf(call, sent, { base, headers }));
    note(call, when, 'at' in came ? [came] : compare(call, { statuses, hasToken }, came));
    return 'at' in came || came.status !== 200 ? undefined : came.body;
  };
}

/** The calls without the key of a row come first, because their lists have the keys. */
const inOrder = (calls: readonly Call[]) =>
  calls.toSorted(
    (one, other) =>
      Number(isEnding(one)) - Number(isEnding(other)) || Number(Boolean(rowKey(one))) - Number(Boolean(rowKey(other))),
  );

/**
 * Makes the calls of the document, and returns where the responses differ from it, in the order in which one would mend them:
 * the fixed API before the extensions, and statuses before envelopes before data. It makes no call of an extension that the
 * server does not announce. A server may send more fields than the document names.
 */
export async function examineContract(options: Options): Promise<ContractFault[]> {
  const { document, writes = false, without = [], log = () => {} } = options;
  const order = document.tags.map(({ name }) => name);
  const faults = new Map<string, ContractFault & { rank: number }>(); // once, though lists are read again
  const lists: Lists = new Map();
  const note = (call: Call, when: string, differences: readonly Difference[]) => {
    const rank = order.indexOf(call.tags[0] ?? '');
    for (const one of differences)
      faults.set([nameOf(call), when, one.at].join(), { ...one, rank, when, call: nameOf(call) });
  };
  const send = createSender(options, note);

  /** The tags of the calls that the server has. */
  async function readTags(announcement: Call | undefined) {
    const body = announcement && (await send(announcement, { ...usual, ...exampleOf(announcement) }));
    const { extensions } = (body ?? {}) as { extensions?: { id: string }[] };
    if (Array.isArray(extensions)) return ['fixed', 'announcement', ...extensions.map(({ id }) => id)];
    log('The server announces no extensions.');
    return ['fixed'];
  }

  /** A change that is repeated under its key is not made again, so it gets no data. */
  async function examineRepetition(call: Call, sent: Probe) {
    const when = 'repeated under its Idempotency-Key';
    const body = (await send(call, { ...sent, when, statuses: ['200'] })) as { data?: unknown } | undefined;
    if (body && body.data !== null) note(call, when, [{ at: '/data', expected: 'null', came: 'data' }]);
  }

  async function examineCall(call: Call) {
    for (const probe of probesOf(call)) await send(call, probe);
    const keys = keysOf(call, lists);
    log(keys.length > 0 ? `calls ${nameOf(call)}` : `skips ${nameOf(call)}: no list has a row for it`);
    for (const one of keys) {
      const sent = requestFor(call, one, lists);
      const body = await send(call, sent);
      if (body && sent.idempotencyKey) await examineRepetition(call, sent);
      if (isReading(call)) noteRows(call, body, lists);
    }
  }

  async function examineAll(calls: readonly Call[]) {
    for (const call of inOrder(calls)) await examineCall(call);
  }

  async function examineWriting(calls: readonly Call[], reading: readonly Call[]) {
    const hasRow = (call: Call) => rowKey(call) !== undefined || hasRowInBody(call);
    await examineAll(calls.filter((call) => !hasRow(call)));
    await examineAll(reading.filter((call) => !rowKey(call))); // the lists have what was created
    await examineAll(calls.filter(hasRow));
  }

  const leftOutCalls = new Set(without.map(withoutNames));
  const all = callsOf(document).filter((call) => !leftOutCalls.has(withoutNames(nameOf(call))));
  const tags = await readTags(all.find(({ path }) => path === '/extensions'));
  // A server without extensions has no such call.
  if ([...faults.values()].every(({ came }) => came.startsWith('404'))) faults.clear();
  const isReached = ![...faults.values()].some(({ at, expected }) => at === 'connection' || expected === badToken);
  const known = all.filter((call) => isReached && tags.includes(call.tags[0] ?? ''));
  for (const call of known.filter(isLeftOut)) log(`leaves out ${nameOf(call)}`);
  const offered = known.filter((call) => !isLeftOut(call));
  const reading = offered.filter(isReading);
  await examineAll(reading);
  if (writes)
    await examineWriting(
      offered.filter((call) => !isReading(call)),
      reading,
    );
  return [...faults.values()]
    .toSorted((one, other) => one.rank - other.rank || rankOf(one) - rankOf(other))
    .map(({ rank: _, ...fault }) => fault);
}
