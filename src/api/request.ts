import { type Conventions, conventions as ownConventions, type Paging } from './conventions.ts';
import type { Endpoint } from './Endpoint.ts';
import { encode } from './encode.ts';
import { isRecord, type Values, valueAt } from './values.ts';

type RequestContext = {
  base: string;
  token?: string | null;
  language?: string;
  /** Counted from 1, however the API counts. */
  page?: number;
  /** What the page before has given for this one, where the API counts by cursors. */
  cursor?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** How the API behaves; the fixed API's without it. */
  conventions?: Conventions;
};

/** Reads a value by the name that the API has for it. */
type ReadValue = (name: string) => unknown;

const fillPath = (template: string, read: ReadValue) =>
  template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const segment = encodeURIComponent(String(read(name) ?? ''));
    if (['', '.', '..'].includes(segment)) throw new Error(`${template} cannot be called with "${segment}" as ${name}`);
    return segment;
  });

/** What asks for a page. */
function pageValues(paging: Paging, page: number, cursor: unknown): Values {
  const { name, count = 0 } = paging.request?.rows ?? {};
  const size = name && { [name]: count };
  if (paging.by === 'cursor') return { [paging.name]: cursor, ...size };
  return { [paging.name]: paging.by === 'offset' ? (page - 1) * count : page - 1 + (paging.first ?? 1), ...size };
}

/** Puts a value under a name whose dots lead to values within others. */
function setAt(values: Values, name: string, value: unknown): Values {
  const [outer = '', ...inner] = name.split('.');
  const before = values[outer];
  const after = inner.length > 0 ? setAt(isRecord(before) ? before : {}, inner.join('.'), value) : value;
  return { ...values, [outer]: after };
}

/** The new files of a value; a path that the API gave is left as it is, and so is not sent. */
function newFiles(value: unknown) {
  if (Array.isArray(value)) return value.filter((each) => each instanceof Blob);
  return value instanceof Blob || !value ? value : undefined;
}

/** Everything that the body holds, by the names that the API has for it. */
function bodyValues({ call, query, sends = [], from = {}, files, constants = {} }: Endpoint, read: ReadValue) {
  const isElsewhere = (name: string) => sends.includes(name) || query?.includes(name) || call.includes(`{${name}}`);
  const names = [...sends, ...Object.keys(from).filter((name) => !isElsewhere(name))];
  return names.reduce((values: Values, name) => {
    const value = files?.includes(name) ? newFiles(read(name)) : read(name);
    return value === undefined ? values : setAt(values, name, value);
  }, constants);
}

const headersOf = (
  { public: isPublic, body, file }: Endpoint,
  { session }: Conventions,
  { token, language }: RequestContext,
): Record<string, string> => ({
  Accept: file ? `${file}, application/json` : 'application/json',
  ...(language && { 'Accept-Language': language }),
  ...(token &&
    !isPublic &&
    typeof session === 'object' && { [session.header]: session.scheme ? `${session.scheme} ${token}` : token }),
  ...(body === 'json' && { 'Content-Type': 'application/json' }),
});

/** Turns one endpoint and its values into a fetch request. */
export function buildRequest(endpoint: Endpoint, values: Values, context: RequestContext) {
  const { base, page = 1, cursor, signal, keepalive } = context;
  const { from = {}, query = [], body } = endpoint;
  const conventions = { ...(context.conventions ?? ownConventions), ...endpoint.conventions };
  const { session, paging } = conventions;
  const [method = '', template = ''] = endpoint.call.split(' ');
  const read: ReadValue = (name) => valueAt(values, from[name] ?? name);

  const paged = endpoint.paged && paging ? pageValues(paging, page, cursor) : {};
  const isPagedInBody = body !== undefined && paging?.request?.in === 'body';
  const queried = [
    ...query.map((name) => [name, read(name)] as [string, unknown]),
    ...(isPagedInBody ? [] : Object.entries(paged)),
  ];
  const search = encode
    .form(Object.fromEntries(queried.filter(([, value]) => (value ?? '') !== '')), conventions)
    .toString();
  const url = base + fillPath(template, read);

  return new Request(url + (search && (url.includes('?') ? '&' : '?') + search), {
    method,
    headers: headersOf(endpoint, conventions, context),
    body: body && encode[body]({ ...bodyValues(endpoint, read), ...(isPagedInBody && paged) }, conventions),
    signal,
    keepalive,
    credentials: session === 'cookie' ? 'include' : 'same-origin',
    // Some calls change things by GET: an answer from the browser's cache would leave them undone.
    cache: 'no-store',
  });
}
