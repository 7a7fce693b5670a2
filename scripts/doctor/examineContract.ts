import { type Came, createResponseCheck, type Difference } from '#scripts/openapi/responseCheck.ts';
import { withoutNames } from '#scripts/openapi/withoutNames.ts';
import {
  type Call,
  type Contract,
  callsOf,
  exampleOf,
  isEnding,
  isLeftOut,
  isReading,
  nameOf,
  type Probe,
  probesOf,
  requestOf,
  rowKey,
  type Sent,
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

/** The keys to make a call with: each value of a closed set, or that of the first row of a list that belongs to it. */
function keysOf(call: Call, lists: Lists): Sent['keys'][] {
  const parameter = call.parameters.find((one) => one.in === 'path');
  if (!parameter) return [{}];
  const { name, schema } = parameter;
  if (schema.enum) return schema.enum.map((value) => ({ [name]: String(value) }));
  const parent = name === 'id' ? call.path.split('/').slice(0, -2).join('/') : '';
  const keys = [...lists].flatMap(([path, [row]]) => (path.startsWith(`${parent}/`) ? [row?.[name]] : []));
  const key = keys.find((value) => typeof value === 'string' || typeof value === 'number');
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
    const { status } = response;
    const type = response.headers.get('Content-Type');
    const text = await response.text();
    return type?.startsWith('application/json') ? { status, type, body: JSON.parse(text) } : { status, type };
  } catch (error) {
    const { message, cause } = error as Error;
    const came = [message, ...(cause instanceof Error ? [cause.message] : [])].join(': ');
    return error instanceof SyntaxError
      ? { at: 'body', expected: 'JSON', came }
      : { at: 'connection', expected: 'a response', came };
  }
}

const usual = { when: '', statuses: [], hasToken: true };

/** Makes requests, and notes the differences of their responses. */
function createSender(options: Options, note: (call: Call, when: string, found: readonly Difference[]) => void) {
  const { document, base, token, language, fetch = globalThis.fetch } = options;
  const { differences } = createResponseCheck(document, { refusesUnknown: false });

  function compare(call: Call, statuses: Probe['statuses'], came: Came): Difference[] {
    const status = String(came.status);
    if (statuses.length > 0 && !statuses.includes(status))
      return [{ at: 'status', expected: statuses.join(' or '), came: status }];
    return withoutHidden(differences(call.method, call.path, came));
  }

  /** Returns the body of a success. */
  return async (call: Call, { when, statuses, hasToken, ...sent }: Probe): Promise<unknown> => {
    const headers = { 'Accept-Language': language, ...(hasToken && { Authorization: `Bearer ${token}` }) };
    const came = await receive(fetch, requestOf(call, sent, { base, headers }));
    note(call, when, 'at' in came ? [came] : compare(call, statuses, came));
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
  const faults: (ContractFault & { rank: number })[] = [];
  const lists: Lists = new Map();
  const send = createSender(options, (call, when, found) => {
    const rank = order.indexOf(call.tags[0] ?? '');
    faults.push(...found.map((one) => ({ ...one, rank, when, call: nameOf(call) })));
  });

  /** The tags of the calls that the server has. */
  async function readTags(announcement: Call | undefined) {
    const body = announcement && (await send(announcement, { ...usual, ...exampleOf(announcement) }));
    const { extensions } = (body ?? {}) as { extensions?: { id: string }[] };
    if (Array.isArray(extensions)) return ['fixed', 'announcement', ...extensions.map(({ id }) => id)];
    log('The server announces no extensions.');
    return ['fixed'];
  }

  async function examineCall(call: Call) {
    for (const probe of probesOf(call)) await send(call, probe);
    const keys = keysOf(call, lists);
    log(keys.length > 0 ? `calls ${nameOf(call)}` : `skips ${nameOf(call)}: no list has a row for it`);
    for (const one of keys) {
      const rows = rowsIn(await send(call, { ...usual, ...exampleOf(call), keys: one }));
      if (rows.length > 0) lists.set(call.path, rows);
    }
  }

  const leftOutCalls = new Set(without.map(withoutNames));
  const all = callsOf(document).filter((call) => !leftOutCalls.has(withoutNames(nameOf(call))));
  const tags = await readTags(all.find(({ path }) => path === '/extensions'));
  // A server without extensions has no such call.
  if (faults.every(({ came }) => came.startsWith('404'))) faults.length = 0;
  const isReached = !faults.some(({ at }) => at === 'connection');
  const offered = all.filter((call) => isReached && tags.includes(call.tags[0] ?? '') && !isLeftOut(call));
  for (const call of inOrder(offered.filter(isReading))) await examineCall(call);
  if (writes) for (const call of inOrder(offered.filter((one) => !isReading(one)))) await examineCall(call);
  return faults
    .toSorted((one, other) => one.rank - other.rank || rankOf(one) - rankOf(other))
    .map(({ rank: _, ...fault }) => fault);
}
