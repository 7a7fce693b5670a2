import { type Endpoint, endpointOf } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import { exampleRow, keyOf } from './exampleRow.ts';
import { valueAt } from './paths.ts';
import type { ServedProduct } from './TestedProduct.ts';

/** A request as the server understood it. */
export type Received = {
  resource: string;
  operation: string;
  path: Record<string, string>;
  query: URLSearchParams;
  body: Values;
};

type Route = Pick<Received, 'resource' | 'operation'> & { endpoint: Endpoint; path: Record<string, string> };

/** Responds in place of the server. Undefined leaves the response to the server. */
type Override = () => Promise<Response | undefined> | Response | undefined;

const operationsIn = (entry: object) =>
  Object.entries(entry).filter((operation): operation is [string, Endpoint] => typeof operation[1] === 'object');

const isConstant = (part: string) => !part.startsWith('{');

/** The route of a request: of all that match its path, the one with the fewest parameters. */
function routeOf({ product, dialect }: ServedProduct, { method, url }: Request): Route | undefined {
  const pathname = url.slice(dialect.base.length).replace(/\?.*/, '');
  const routes = Object.entries(product.endpoints).flatMap(([resource, entry]) =>
    operationsIn(entry).flatMap(([operation, endpoint]) => {
      const [verb, template = ''] = endpoint.call.split(' ');
      const parts = template.split('/');
      const sent = pathname.split('/');
      const fits = parts.length === sent.length && parts.every((part, at) => !isConstant(part) || part === sent[at]);
      if (verb !== method || !fits) return [];
      const path = Object.fromEntries(
        parts.flatMap((part, at) =>
          isConstant(part) ? [] : [[part.slice(1, -1), decodeURIComponent(sent[at] ?? '')]],
        ),
      );
      return [{ resource, operation, endpoint, path }];
    }),
  );
  return routes.toSorted((a, b) => Object.keys(a.path).length - Object.keys(b.path).length)[0];
}

const formValues = (form: FormData): Values =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, onlyOrAll(form.getAll(name))]));

const onlyOrAll = (values: unknown[]) => (values.length === 1 ? values[0] : values);

async function bodyOf(request: Request): Promise<Values> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return request.json();
  if (type.includes('urlencoded')) {
    const sent = new URLSearchParams(await request.text());
    return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, onlyOrAll(sent.getAll(name))]));
  }
  return type.includes('form-data') ? formValues(await request.formData()) : {};
}

/**
 * A server of the whole API. It makes some rows of each resource from the definitions, and records its calls. A test can
 * override the response to any call.
 */
export function createApiServer(tested: ServedProduct, rowsOf: Partial<Record<string, number>> = {}, rowCount = 2) {
  const { product, dialect } = tested;
  const received: Received[] = [];
  const overrides = new Map<string, Override>();
  const attempts: string[] = [];
  const unlisted = new Set<string>();
  const rows = new Map(
    product.resources.map((definition) => [
      definition.name,
      Array.from({ length: rowsOf[definition.name] ?? rowCount }, (_, index) =>
        exampleRow(tested, definition, index + 1),
      ),
    ]),
  );
  const keyPath = (resource: string) => product.endpoints[resource]?.key ?? 'id';

  const find = (resource: string, id: unknown) =>
    rows.get(resource)?.find((row) => String(valueAt(row, keyPath(resource))) === String(id));

  const list = ({ resource, path, query }: Received) => {
    const isPaged = endpointOf(product.endpoints, resource, 'list')?.paged === true;
    const listed = unlisted.has(resource) ? [] : (rows.get(resource) ?? []);
    const rowsOfPath = listed.map((row) => ({ ...row, ...path })); // the rows of a segment have its value
    return dialect.list(rowsOfPath, { resource, query, isPaged });
  };

  const one = ({ resource, path }: Received) => {
    const row = find(resource, path.id);
    return row ? dialect.done(row) : dialect.refuse(404, 'No such row');
  };

  const change = ({ resource, operation, path }: Received) => {
    const stored = rows.get(resource) ?? [];
    const definition = product.resources.find(({ name }) => name === resource);
    if (operation === 'create' && definition) stored.push(exampleRow(tested, definition, stored.length + 1));
    if (operation === 'delete') stored.splice(stored.indexOf(find(resource, path.id) ?? {}), 1);
    return dialect.done();
  };

  const respond = (call: Received) => {
    const type = endpointOf(product.endpoints, call.resource, call.operation)?.file;
    if (type) return new Response('a file', { headers: { 'Content-Type': type } });
    if (call.operation === 'list') return list(call);
    return call.operation === 'one' ? one(call) : change(call);
  };

  const fetch = async (request: Request): Promise<Response> => {
    const route = routeOf(tested, request);
    if (!route) throw new Error(`The endpoint table has no ${request.method} ${request.url}`);
    const { resource, operation, path } = route;
    if (!route.endpoint.public && !dialect.isSignedIn(request.headers)) return dialect.refuse(401, 'Who are you?');
    const query = new URL(request.url).searchParams;
    const call = { resource, operation, path, query, body: await bodyOf(request) };
    attempts.push(`${resource}.${operation}`);
    const response = await overrides.get(`${resource}.${operation}`)?.();
    if (response) return response;
    received.push(call);
    return respond(call);
  };

  return {
    fetch,
    received,
    /** The accepted calls of an operation, in order. */
    receivedBy: (resource: string, operation: string) =>
      received.filter((call) => call.resource === resource && call.operation === operation),
    /** Responds to a call by this function from now on. */
    override: (resource: string, operation: string, response: Override) =>
      void overrides.set(`${resource}.${operation}`, response),
    /** Ends the override of a call. */
    restore: (resource: string, operation: string) => void overrides.delete(`${resource}.${operation}`),
    /** How often a call was made, accepted or not. */
    attempts: (resource: string, operation: string) =>
      attempts.filter((made) => made === `${resource}.${operation}`).length,
    /** Leaves the rows of a resource out of its list; `one` still returns them. */
    leaveOutOfLists: (resource: string) => void unlisted.add(resource),
    /** The sample rows of a resource. An override of its list delays them, too. */
    sample: async (resource: string) => {
      await overrides.get(`${resource}.list`)?.();
      return rows.get(resource) ?? [];
    },
    /** Changes values of the first row. */
    change: (resource: string, values: Values) => void Object.assign(rows.get(resource)?.[0] ?? {}, values),
    keyOf: (resource: string, n: number) => keyOf(product, resource, n),
  };
}

export type ApiServer = ReturnType<typeof createApiServer>;
