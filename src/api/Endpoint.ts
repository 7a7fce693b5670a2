import type { Manners, Path } from './manners.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What can be the same in every call: anything that JSON can hold. */
type Constant = string | number | boolean | null | readonly Constant[] | { readonly [name: string]: Constant };

/**
 * Rows that come beside the rows that name them, joined to them under a field of their own: `on` is the field that names
 * one row by its key, or several in a list.
 */
type Join = { rows: Path; on: string; key?: string };

type Common = {
  /** The values that go into the query string; one without a value is left out. */
  query?: readonly string[];
  /**
   * Values that have another name in the request than in the record: `{ event_id: 'id' }` sends the record's `id` as
   * `event_id`. One that is neither in the path nor in the query string goes into the body. Dots lead to values within others.
   */
  from?: Readonly<Record<string, string>>;
  /** A list that comes in pages, as the API's manners say. */
  paged?: true;
  /** Sent without a token. */
  public?: true;
  /**
   * The fields that a list can be sorted by. The call then gets `sort.field`, `sort.order` (ASC or DESC), `sort.direction`
   * (asc or desc) and `sort.signed` (`-price` where it descends), to be sent under the API's own names.
   */
  sorts?: readonly string[];
  /** The fields that a list can be filtered by, as it is sent them; `price_gte` and `price_lte` are the ends of a range. */
  filters?: readonly string[];
  /** False for a GET that changes something: no tool tries it out. */
  safe?: false;
  /** By the field that is to hold it: what comes beside the rows. */
  joins?: Readonly<Record<string, Join>>;
  /** Where this call behaves otherwise than the others of its API. */
  manners?: Partial<Manners>;
};

type WithoutBody = { call: `${Verb} /${string}`; body?: never; sends?: never; files?: never; constants?: never };

type WithBody = {
  call: `${Exclude<Verb, 'GET'>} /${string}`;
  /** How values travel: as a form with files, as JSON or as a form without files (urlencoded). A call without it has an empty body. */
  body: 'multipart' | 'json' | 'form';
  /** The values that go into the body; all others are left out. Dots lead to values within others, there and here. */
  sends?: readonly string[];
  /** Values that are the same in every call. */
  constants?: Readonly<Record<string, Constant>>;
};

type WithFiles = WithBody & {
  body: 'multipart';
  /** Those of `sends` that are files: a new one is sent, an emptied one cleared, a path the API gave left as it is. */
  files?: readonly string[];
};

type WithoutFiles = WithBody & { body: 'json' | 'form'; files?: never };

/** One operation of an API. Braces in `call` are filled from the values sent with it. */
export type Endpoint = Common & (WithoutBody | WithFiles | WithoutFiles);

/**
 * What the API can do with one resource; an operation that is not named cannot be done. `list`, `one`, `create`, `update`
 * and `delete` are react-admin's, every other name is an action of the API's own.
 */
type ResourceEndpoints = {
  [operation: string]: Endpoint | string | undefined;
  /** Where the record's key lies, where that is not in `id`. */
  key?: Path;
};

/** Every call of an API, by resource and operation. What is absent here cannot be done, and the screens follow that. */
export type EndpointTable = Readonly<Record<string, ResourceEndpoints>>;

/** The call of an operation, or undefined where the API has none. */
export function endpointOf(table: EndpointTable, resource: string, operation: string): Endpoint | undefined {
  const entry = Object.hasOwn(table, resource) ? table[resource] : undefined;
  const endpoint = entry && Object.hasOwn(entry, operation) ? entry[operation] : undefined;
  return typeof endpoint === 'object' ? endpoint : undefined;
}

/** True when an API offers the operation; what it does not offer, no screen offers either. */
export const supports = (table: EndpointTable, resource: string, operation: string) =>
  endpointOf(table, resource, operation) !== undefined;
