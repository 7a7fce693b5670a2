import type { Handler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { RouterRoute } from 'hono/types';
import { findTargetHandler } from 'hono/utils/handler';
import type { AppContext, AppEnv } from '#server/http/AppEnv.ts';
import type { Messages } from '#server/language/messages/en.ts';
import type { JsonSchema, Schema } from '#server/validation/validators.ts';
import type { DataType } from './ResponseTypes.ts';

/** The callers of a route. Staff are administrators and moderators; the app has `APP_TOKEN`, Prometheus `METRICS_TOKEN`. */
export type Caller = 'anyone' | 'staff' | 'administrator' | 'app' | 'prometheus';

/** The mechanism that keeps a call safe when it is repeated, or made many times at once. */
type Safety =
  | 'adds an entry only'
  | 'conditional update'
  | 'counts the attempt only'
  | 'idempotency key'
  | 'locked account'
  | 'locked row'
  | 'locked user'
  | 'named lock'
  | 'new row'
  | 'one statement'
  | 'one statement that returns the deleted row'
  | 'pending removals in the same transaction'
  | 'unique key'
  | 'writes nothing';

/** A status of a refusal, and the messages that it can have. */
export type Refusals = { readonly [status: number]: keyof Messages | readonly (keyof Messages)[] };

/** Everything that a route says about itself. Guard, OpenAPI document and tests read it. */
export type RouteDescription = {
  summary: string;
  /** What the summary and the schemas do not say. */
  description?: string;
  /** Administrators alone by default. */
  by?: Caller;
  safeBy: Safety | readonly Safety[];
  /** The parameters of the path, except the key of a row. */
  path?: Readonly<Record<string, JsonSchema>>;
  query?: Schema;
  /** Optional parameters of the query, of which a wrong value is ignored. */
  options?: Readonly<Record<string, JsonSchema>>;
  /** The fields of a JSON body. */
  fields?: Schema;
  /** The fields of a multipart form. */
  form?: Schema;
  /** The data of a success, in the envelope. Null by default. */
  data?: DataType;
  /** The media type of a success that is no JSON. */
  file?: string;
  /** The refusals that the rest of the description does not imply. */
  refuses?: Refusals;
  /** The message for a path whose key has no row. */
  notFound?: keyof Messages;
  /** The call takes the row's version as `If-Match`. */
  hasVersion?: true;
  /** The call makes a change once for each `Idempotency-Key`: if the caller sends one, or always. */
  key?: 'optional' | 'required';
  /** The call ignores its body, which clients send as an empty JSON object. */
  ignoresJson?: true;
  /** The extension of a route below a path of the fixed API. */
  extension?: string;
  /** The OpenAPI document lacks the route: health probes, and the document itself. */
  isUndocumented?: true;
  /** The response has no envelope. */
  isBare?: true;
  /** A refusal repeats its message as `action`. */
  hasAction?: true;
};

const descriptions = new WeakMap<object, RouteDescription>();

/** A handler with its description. */
export function described<Route extends Handler<AppEnv>>(description: RouteDescription, handler: Route): Route {
  descriptions.set(handler, description);
  return handler;
}

/** The description of a route of an app, also below an app with error handlers of its own. */
export const descriptionOf = ({ handler }: Pick<RouterRoute, 'handler'>) =>
  descriptions.get(findTargetHandler(handler));

/** Whether a route of an app handles requests. Middleware matches every method. */
export const isHandler = ({ method }: Pick<RouterRoute, 'method'>) => method !== 'ALL';

/** The callers of the route that handles a request. A route without a description is for administrators. */
export const callerOf = (c: AppContext): Caller => {
  const route = matchedRoutes(c).find(isHandler);
  return (route && descriptionOf(route)?.by) ?? 'administrator';
};
