import type { Product } from '#admin/engine/record/ProductContext.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Values } from '#api/values.ts';

/** The request for a list. */
export type ListRequest = { resource: string; query: URLSearchParams; isPaged: boolean };

/** The response format of an API. Written by hand for each, because the suite must not test the endpoint table by itself. */
export type Dialect = {
  base: string;
  /** True for a request that brings the key of the session. */
  isSignedIn: (headers: Headers) => boolean;
  /** The requested rows, and the figures of the page. */
  list: (rows: Values[], request: ListRequest) => Response;
  /** One record, or that something is done. */
  done: (record?: Values) => Response;
  /** No, with the reason, and with what is wrong with single fields. */
  refuse: (status: number, message: string, errors?: Record<string, string>) => Response;
};

/** A typed value or, for a component of the kind `custom`, its values by their paths. */
export type Example = string | number | Values;

/** A product and an API that serves rows for its resources. */
export type ServedProduct = {
  product: Pick<Product, 'endpoints' | 'resources'>;
  dialect: Dialect;
  /** Examples of what no rule can be asked for one: of a pattern, or a kind `custom`, by `<resource>.<field>`. */
  examples?: Readonly<Record<string, (n: number) => Example>>;
};

/** A product whose resources are tested from their definitions. */
export type TestedProduct = ServedProduct & {
  product: Product;
  /** Its own client, sending through this. */
  createCall: (fetch: (request: Request) => Promise<Response>) => ApiCall;
};
