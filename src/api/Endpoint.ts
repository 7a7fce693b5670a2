/** One operation of the fixed API. Braces in `call` are filled from the values sent with it, the others become the body. */
export type Endpoint = {
  call: `GET /${string}` | `POST /${string}`;
  /** How values travel. A call without it has an empty body. */
  body?: 'multipart' | 'json';
  /** The values that go into the body; all others are left out. */
  sends?: readonly string[];
  /** Those of `sends` that are files: a new one is sent, an emptied one cleared, a path the API gave left as it is. */
  files?: readonly string[];
  /** Values that are the same in every call. */
  constants?: Readonly<Record<string, string>>;
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
};

/**
 * What the API can do with one resource; an operation that is not named cannot be done. `list`, `one`, `create`, `update`
 * and `delete` are react-admin's, every other name is an action of the API's own.
 */
type ResourceEndpoints = {
  [operation: string]: Endpoint | string | undefined;
  /** The field the API uses as the record's key, where it is not `id`. */
  key?: string;
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
