import type { Conventions, Path } from './conventions.ts';
import { type Values, valueAt } from './values.ts';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What can be the same in every call: anything that JSON can hold. */
type Constant = string | number | boolean | null | readonly Constant[] | { readonly [name: string]: Constant };

/** Rows that come beside the rows that name them. Used by: the test product. */
type Join = {
  /** Where they lie in the answer's data: a list, or an object that has them by their keys. */
  rows: Path;
  /** The field that names one of them by its key, or several in a list. */
  on: string;
  /** Where their key lies; in `id` without it. */
  key?: Path;
};

/** One operation of an API: what is asked for, and where its values go. */
export type Endpoint = {
  /** Verb and path. Braces are filled from the values that the call is made with, such as `{id}` from the record. Used by: the test product (PUT, PATCH and DELETE). */
  call: `${Verb} /${string}`;
  /** The values that go into the query string; one without a value is left out. */
  query?: readonly string[];
  /** How values travel: as a form with files, as JSON, or as a form without files (urlencoded). There is no body without it. Used by: the test product (`form`). */
  body?: 'multipart' | 'json' | 'form';
  /** The values that go into the body, by name; all others are left out. Dots lead to values within others, in the record and in the request. */
  sends?: readonly string[];
  /** Those of `sends` that are files. A new one is sent, an emptied one cleared; the path of a stored one is not sent. */
  files?: readonly string[];
  /** Values that are the same in every call. */
  constants?: Readonly<Record<string, Constant>>;
  /**
   * Values that have another name in the request than in the record: `{ event_id: 'id' }` sends the record's `id` as
   * `event_id`. One that is neither in the path nor in the query string goes into the body. Used by: the test product.
   */
  from?: Readonly<Record<string, string>>;
  /** A list that comes in pages, as the API's conventions say. */
  paged?: true;
  /**
   * The fields that a list can be sorted by. The call then gets `sort.field`, `sort.order` (ASC or DESC), `sort.direction`
   * (asc or desc) and `sort.signed` (`-price` where it descends), to be sent under the API's own names. Used by: the test product.
   */
  sorts?: readonly string[];
  /** The fields that a list can be filtered by, as it is sent them; `price_gte` and `price_lte` are the ends of a range. */
  filters?: readonly string[];
  /** Rows that come beside those of the answer, by the field of a row that is to hold them. Used by: the test product. */
  joins?: Readonly<Record<string, Join>>;
  /** The answer is a file of this type, and its data a Blob. A refusal is an envelope like any other. */
  file?: `${string}/${string}`;
  /** Sent without a token. */
  public?: true;
  /** Whether a GET only reads, where `list`, `one` or `many` do not say so already. No tool tries out one that does not. */
  safe?: boolean;
  /** Where this call behaves otherwise than the others of its API. */
  conventions?: Partial<Conventions>;
};

/**
 * What the API can do with one resource; an operation that is not named cannot be done. `list`, `one`, `create`, `update`
 * and `delete` are react-admin's, every other name is an action of the API's own. Used by: unit tests (`many`).
 */
export type ResourceEndpoints = {
  [operation: string]: Endpoint | string | undefined;
  /** Where a row's key lies; in `id` without it. */
  key?: Path;
};

/** Every call of an API, by resource and operation. What is absent here cannot be done, and the screens follow that. */
export type EndpointTable = Readonly<Record<string, ResourceEndpoints>>;

/** An API as data: its calls, and how it behaves in all of them. */
export type Api = { endpoints: EndpointTable; conventions: Conventions };

/** The call of an operation, or undefined where the API has none. */
export function endpointOf(table: EndpointTable, resource: string, operation: string): Endpoint | undefined {
  const entry = Object.hasOwn(table, resource) ? table[resource] : undefined;
  const endpoint = entry && Object.hasOwn(entry, operation) ? entry[operation] : undefined;
  return typeof endpoint === 'object' ? endpoint : undefined;
}

/** True when an API offers the operation; what it does not offer, no screen offers either. */
export const supports = (table: EndpointTable, resource: string, operation: string) =>
  endpointOf(table, resource, operation) !== undefined;

/** True where the values fill every part of a call's path; without that the call cannot be made. */
export const fillsPath = ({ call, from = {} }: Endpoint, values: Values = {}) =>
  [...call.matchAll(/\{([^}]+)\}/g)].every(([, name = '']) => (valueAt(values, from[name] ?? name) ?? '') !== '');
