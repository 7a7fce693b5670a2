import type { Conventions, Path } from './conventions.ts';
import type { Key } from './keys.ts';
import { isRecord, type Values, valueAt } from './values.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Any JSON value. */
type Constant = string | number | boolean | null | readonly Constant[] | { readonly [name: string]: Constant };

/** The API's name of an order, or one for each direction, or words for the directions. */
type SortName = string | readonly [ascending: string, descending: string] | SortWords;

/** One call of an API, and where its values go. */
export type Endpoint = {
  /** Verb and path. The call's values fill its braces, such as `{id}`. Used by: the test product (PUT, PATCH and DELETE). */
  call: `${Verb} /${string}`;
  /** The values of the query string. Empty ones are left out. A list gets the typed search as `q`. */
  query?: readonly string[];
  /** The body's format: a form with files, JSON, or an urlencoded form. No body by default. Used by: the test product (`form`). */
  body?: 'multipart' | 'json' | 'form';
  /** The values of the body. Dots lead to nested values, in the record and in the request. */
  sends?: readonly string[];
  /** Those of `sends` that are files. Only new files are sent; an empty value clears. */
  files?: readonly string[];
  /** Values of the body that are the same in every call. */
  constants?: Readonly<Record<string, Constant>>;
  /**
   * Values with another name in the request: `{ event_id: 'id' }` sends the record's `id` as `event_id`, in the body if
   * neither path nor query string names it.
   */
  from?: Readonly<Record<string, string>>;
  /** A list in pages, as the conventions' `paging` says. */
  paged?: true;
  /**
   * The fields that the API can sort a list by; or by field its name there, `{ price: 'cents' }`, or a name for each
   * direction, `{ price: ['cheapest', 'dearest'] }`, or words for them, `{ price: { direction: ['f', 'b'] } }`. The call
   * can send `sort.field` (that name) and `sort.signed` (`-cents`). It can send the direction as `sort.order` (ASC or
   * DESC) or `sort.direction` (asc or desc, or those words). Flags are `sort.ascending` and `sort.descending` (true or
   * nothing). Used by: the test product (other names and words).
   */
  sorts?: readonly string[] | Readonly<Record<string, SortName>>;
  /** The fields that the API can filter a list by. `price_gte` and `price_lte` are the ends of a range. */
  filters?: readonly string[];
  /** The response is a file of this type, and its data a Blob. Refusals follow the conventions. */
  file?: `${string}/${string}`;
  /** The field with the record's version, sent as `If-Match`. The API refuses another one with status 412. */
  ifMatch?: Path;
  /** The call sends an `Idempotency-Key`, under which the API makes a change once. */
  idempotent?: true;
  /** Needs no session. */
  public?: true;
  /** Whether a GET only reads; required except for `list` and `one`. */
  safe?: boolean;
  /** The conventions that differ for this call. `undefined` undoes one: `{ flag: undefined }`. */
  conventions?: Partial<Conventions>;
  // For other products:
  /** Rows to join to the response's rows, by the field that gets them. */
  joins?: Readonly<Record<string, Join>>;
};

/**
 * The calls of one resource. `list`, `one`, `create`, `update` and `delete` are react-admin's; any other name is an
 * action. A name with `Many`, such as `deleteMany`, is one call for all `ids` of a bulk action. Used by: the test product
 * (a name with `Many`).
 */
export type ResourceEndpoints = {
  [operation: string]: Endpoint | Key | undefined;
  /**
   * Where rows have their key, `id` by default; or where they have its parts: `['hall', 'name']`. Calls name each part,
   * `GET /halls/{hall}/stalls/{name}`, and `ids` are objects with the parts. With another key than `id`, the API's own
   * `id` is `apiId` in a record. Used by: the test product (several parts).
   */
  key?: Key;
};

/** Every call of an API, by resource and operation. Screens offer only these. */
export type EndpointTable = Readonly<Record<string, ResourceEndpoints>>;

/** An API as data. */
export type Api = { endpoints: EndpointTable; conventions: Conventions };

/** Whether an entry of a resource is a call, not its key. */
export const isEndpoint = (entry: ResourceEndpoints[string]): entry is Endpoint => isRecord(entry);

/** The call of an operation, if the API has it. */
export function endpointOf(table: EndpointTable, resource: string, operation: string): Endpoint | undefined {
  const entry = Object.hasOwn(table, resource) ? table[resource] : undefined;
  const endpoint = entry && Object.hasOwn(entry, operation) ? entry[operation] : undefined;
  return isEndpoint(endpoint) ? endpoint : undefined;
}

export const supports = (table: EndpointTable, resource: string, operation: string) =>
  endpointOf(table, resource, operation) !== undefined;

/** The names in braces of a call's path. */
export const pathNames = ({ call }: Endpoint) => [...call.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** The id that the dashboard gives the only record of a resource. */
export const onlyId = 'main';

/** Whether a resource has only one record, which its calls do not name, such as the account of the caller. */
export function isSingleton(table: EndpointTable, resource: string) {
  const one = endpointOf(table, resource, 'one');
  return one !== undefined && pathNames(one).length === 0 && !supports(table, resource, 'list');
}

/** The names under which a call sends values, in its path, query and body. */
export const sentNames = (endpoint: Endpoint) => {
  const { query = [], sends = [], from = {} } = endpoint;
  return [...new Set([...pathNames(endpoint), ...query, ...sends, ...Object.keys(from)])];
};

/** The field, or other value, that a call sends under a name. */
export const sourceOf = ({ from = {} }: Endpoint, name: string) => from[name] ?? name;

/** Whether a call sends a value in its path or query, where it is text. */
export const isInUrl = (endpoint: Endpoint, source: string) =>
  [...pathNames(endpoint), ...(endpoint.query ?? [])].some((name) => sourceOf(endpoint, name) === source);

/** Every field, or other value, that a call sends. */
export const sourcesOf = (endpoint: Endpoint) => sentNames(endpoint).map((name) => sourceOf(endpoint, name));

/** Whether the directions of a sort have words of their own. */
export const hasWords = (sort: SortName): sort is SortWords => typeof sort === 'object' && 'direction' in sort;

/** The fields that the API can sort a list by, each with its name there. */
export function sortsOf({ sorts = [] }: Pick<Endpoint, 'sorts'> = {}): Readonly<Record<string, SortName>> {
  return isRecord(sorts) ? { ...sorts } : Object.fromEntries(sorts.map((field) => [field, field]));
}

/** The field and the direction of an order, as the API calls them. */
export function sortWordsOf(endpoint: Endpoint, source: string, order: 'ASC' | 'DESC') {
  const sort = sortsOf(endpoint)[source];
  if (sort === undefined) return undefined;
  const { field = source, direction = ['asc', 'desc'] } = hasWords(sort) ? sort : { field: sort };
  const pick = (names: readonly [string, string]) => names[order === 'ASC' ? 0 : 1];
  return { field: typeof field === 'string' ? field : pick(field), direction: pick(direction) };
}

/** Whether the API can sort a list by a field. */
export const sortsBy = (endpoint: Endpoint | undefined, field: string) => Object.hasOwn(sortsOf(endpoint), field);

/** Whether a list call sends the typed search. */
export const searches = (endpoint?: Endpoint) => endpoint !== undefined && sourcesOf(endpoint).includes('q');

/** Whether the values fill every brace of a call's path. */
export const fillsPath = (endpoint: Endpoint, values: Values = {}) =>
  pathNames(endpoint).every((name) => (valueAt(values, sourceOf(endpoint, name)) ?? '') !== '');

// For other products:

/** Rows in the same response that other rows refer to. */
type Join = {
  /** Where the response's data has them: a list, or an object by key. */
  rows: Path;
  /** The field with the key of one of them, or with a list of keys. */
  on: string;
  /** Where they have their key; `id` by default. */
  key?: Path;
};

/** The words for the directions of one column. Where forwards is downwards, they change places. */
type SortWords = {
  /** The API's name of the column, sent as `sort.field`. The field by default. */
  field?: string;
  /** The words, sent as `sort.direction`: `['f', 'b']`. */
  direction: readonly [ascending: string, descending: string];
};
