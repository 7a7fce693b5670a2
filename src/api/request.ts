import { ApiError } from './ApiError.ts';
import { type Conventions, conventions as defaultConventions, type Paging } from './conventions.ts';
import type { Endpoint } from './Endpoint.ts';
import { isRecord, setAt, type Values, valueAt } from './values.ts';

export type CallOptions = {
  /** Counted from 1, however the API counts. */
  page?: number;
  /** The cursor that the previous page returned, where the API pages by cursors. */
  cursor?: unknown;
  signal?: AbortSignal;
  /** As for `fetch`: the request survives leaving the page. Its body must be under 64 kB. */
  keepalive?: boolean;
  /** Repeated calls have the same key. Only endpoints with `idempotent` send it. */
  idempotencyKey?: string;
  /** The version of the record to change. Only endpoints with `ifMatch` send it. */
  version?: string;
  /** The record before an edit. Its values fill the path, because the typed ones may have changed its key. */
  before?: Values;
};

type RequestContext = CallOptions & {
  base: string;
  token?: string | null;
  language?: string;
  /** Those of the call; the fixed API's by default. */
  conventions?: Conventions;
};

/** Reads a value by its name in the request. */
type ReadValue = (name: string) => unknown;

const fillPath = (template: string, read: ReadValue) =>
  template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const segment = encodeURIComponent(String(read(name) ?? ''));
    if (['', '.', '..'].includes(segment)) {
      throw new ApiError('address', { log: `${template} cannot be called with "${segment}" as ${name}` });
    }
    return segment;
  });

/** The values that request a page. */
function pageValues(paging: Paging, page: number, cursor: unknown): Values {
  const { name, count = 0 } = paging.request ?? {};
  const position = { page, cursor, offset: (page - 1) * count };
  return { [paging.name]: position[paging.by], ...(name && { [name]: count }) };
}

/** The new files of a value, or its empty value, which clears it. Undefined for the path of a stored file. */
function newFiles(value: unknown) {
  if (Array.isArray(value)) return value.filter((each) => each instanceof Blob);
  return value instanceof Blob || !value ? value : undefined;
}

/** The values of the body, by their names in the request. */
function bodyValues({ call, query, sends = [], from = {}, files, constants = {} }: Endpoint, read: ReadValue) {
  const isElsewhere = (name: string) => sends.includes(name) || query?.includes(name) || call.includes(`{${name}}`);
  const names = [...sends, ...Object.keys(from).filter((name) => !isElsewhere(name))];
  return names.reduce((values: Values, name) => {
    const value = files?.includes(name) ? newFiles(read(name)) : read(name);
    return value === undefined ? values : setAt(values, name, value);
  }, constants);
}

type FormField = [name: string, value: string | Blob];

/** A value as fields of a form or a query string. Lists and nested values become several fields. */
function fieldsOf(name: string, value: unknown): FormField[] {
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(name, each));
  if (isRecord(value)) return Object.entries(value).flatMap(([inner, each]) => fieldsOf(`${name}[${inner}]`, each));
  return [[name, String(value ?? '')]];
}

const formFields = (values: Values) => Object.entries(values).flatMap(([name, value]) => fieldsOf(name, value));

const urlEncode = (values: Values) => new URLSearchParams(formFields(values) as [string, string][]);

const encodeBody = {
  multipart: (values: Values) => {
    const form = new FormData();
    for (const [name, value] of formFields(values)) form.append(name, value);
    return form;
  },
  json: (values: Values) => JSON.stringify(values),
  form: urlEncode,
};

const headersOf = (
  { public: isPublic, body, file, ifMatch, idempotent }: Endpoint,
  { session }: Conventions,
  { token, language, version, idempotencyKey }: RequestContext,
): Record<string, string> => ({
  Accept: `${file ? `${file}, ` : ''}application/json, */*;q=0.1`, // a call without a response body may offer no JSON
  ...(language && { 'Accept-Language': language }),
  ...(token && !isPublic && session && { [session.header]: session.scheme ? `${session.scheme} ${token}` : token }),
  ...(ifMatch && version && { 'If-Match': `"${version}"` }),
  ...(idempotent && idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  ...(body === 'json' && { 'Content-Type': 'application/json' }),
});

/** Turns an endpoint and its values into a fetch request. */
export function buildRequest(endpoint: Endpoint, values: Values, context: RequestContext) {
  const { base, page = 1, cursor, signal, keepalive, before, conventions = defaultConventions } = context;
  const { from = {}, query = [], body } = endpoint;
  const [method = '', template = ''] = endpoint.call.split(' ');
  const read: ReadValue = (name) => valueAt(values, from[name] ?? name);
  const readForPath: ReadValue = (name) => valueAt(before, from[name] ?? name) ?? read(name);

  const { paging } = conventions;
  const paged = endpoint.paged && paging ? pageValues(paging, page, cursor) : {};
  const queried = [...query.map((name) => [name, read(name)] as const), ...Object.entries(paged)].filter(
    ([, value]) => (value ?? '') !== '',
  );
  const search = urlEncode(Object.fromEntries(queried)).toString();
  const url = base + fillPath(template, readForPath);

  return new Request(url + (search && (url.includes('?') ? '&' : '?') + search), {
    method,
    headers: headersOf(endpoint, conventions, context),
    body: body && encodeBody[body](bodyValues(endpoint, read)),
    signal,
    keepalive,
    cache: 'no-store', // some calls change data by GET
  });
}
