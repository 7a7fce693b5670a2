import type { Product } from '#admin/engine/context/contexts.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Values } from '#api/values.ts';

/** The request for a list. */
export type ListRequest = { resource: string; query: URLSearchParams; isPaged: boolean };

/** The response format of an API, written by hand: formats from the endpoint table would hide mistakes in the table. */
export type Dialect = {
  base: string;
  /** True for a request with the session's token. */
  isSignedIn: (headers: Headers) => boolean;
  /** The response with the requested rows, and the numbers of the page. */
  list: (rows: Values[], request: ListRequest) => Response;
  /** The response with one record, or with none to a call that succeeded. */
  done: (record?: Values) => Response;
  /** A refusal with its reason. */
  refuse: (status: number, message: string) => Response;
};

/** A typed value or, for a component of the kind `custom`, its values by their paths. */
export type Example = string | number | Values;

/** A product and an API that serves rows for its resources. */
export type ServedProduct = {
  product: Pick<Product, 'endpoints' | 'resources'>;
  dialect: Dialect;
  /** Examples of fields with a `pattern` or of the kind `custom`, by `<resource>.<field>`. */
  examples?: Readonly<Record<string, (n: number) => Example>>;
  /** The file with the examples, which a missing one names. */
  examplesFile: string;
};

/** A product whose resources are tested from their definitions. */
export type TestedProduct = ServedProduct & {
  product: Product;
  /** Creates the product's client, which sends its requests by `fetch`. */
  createCall: (fetch: (request: Request) => Promise<Response>) => ApiCall;
};
