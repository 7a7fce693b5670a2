import { Hono, type HonoRequest } from 'hono';
import { type Endpoint, endpointOf, isEndpoint, pathNames, sourceOf } from '#api/Endpoint.ts';
import { joinKey } from '#api/keys.ts';
import type { Values } from '#api/values.ts';
import { toRecord } from '#dataProvider/records.ts';
import { readForm } from '#tests/support/readForm.ts';
import { exampleRow, keyOf } from './exampleRow.ts';
import type { ServedProduct } from './TestedProduct.ts';

/** A request as the server understood it. */
export type ReceivedRequest = {
  resource: string;
  operation: string;
  path: Record<string, string>;
  query: URLSearchParams;
  body: Values;
};

/** Responds in place of the server. Undefined leaves the response to the server. */
type Override = () => Promise<Response | undefined> | Response;

/** The operations of the endpoint table. Those with the fewest parameters in their path come first: `/find` before `/{id}`. */
function operationsIn({ endpoints }: ServedProduct['product']) {
  const operations = Object.entries(endpoints).flatMap(([resource, entry]) =>
    Object.entries(entry).flatMap(([operation, endpoint]) =>
      isEndpoint(endpoint) ? [{ resource, operation, endpoint }] : [],
    ),
  );
  const parameters = ({ endpoint }: { endpoint: Endpoint }) => endpoint.call.split('{').length;
  return operations.toSorted((a, b) => parameters(a) - parameters(b));
}

function bodyOf(request: HonoRequest): Promise<Values> {
  const type = request.header('Content-Type') ?? '';
  if (type.includes('json')) return request.json();
  return type.includes('multipart') ? readForm(request.raw) : request.parseBody({ all: true });
}

/**
 * A server of the whole API. It makes some rows of each resource from the definitions, and records its calls. A test can
 * override the response to any call.
 */
export function createApiServer(tested: ServedProduct, rowsOf: Partial<Record<string, number>> = {}, rowCount = 2) {
  const { product, dialect } = tested;
  const received: ReceivedRequest[] = [];
  const overrides = new Map<string, Override>();
  const unlisted = new Set<string>();
  const rows = new Map(
    product.resources.map((definition) => [
      definition.name,
      Array.from({ length: rowsOf[definition.name] ?? rowCount }, (_, index) =>
        exampleRow(tested, definition, index + 1),
      ),
    ]),
  );
  /** The id in the path of a call. A key of several parts has each part there. */
  const idIn = ({ resource, operation, path }: ReceivedRequest) => {
    const { key = 'id' } = product.endpoints[resource] ?? {};
    const endpoint = endpointOf(product.endpoints, resource, operation);
    if (typeof key === 'string' || !endpoint) return path.id;
    const nameOf = (part: string) => pathNames(endpoint).find((name) => sourceOf(endpoint, name) === part) ?? part;
    return joinKey(key.map((part) => path[nameOf(part)] ?? ''));
  };

  const find = (call: ReceivedRequest) =>
    rows
      .get(call.resource)
      ?.find((row) => String(toRecord(row, product.endpoints[call.resource]?.key).id) === idIn(call));

  const list = ({ resource, path, query }: ReceivedRequest) => {
    const isPaged = endpointOf(product.endpoints, resource, 'list')?.paged === true;
    const listed = unlisted.has(resource) ? [] : (rows.get(resource) ?? []);
    const rowsOfPath = listed.map((row) => ({ ...row, ...path })); // the rows of a segment have its value
    return dialect.list(rowsOfPath, { resource, query, isPaged });
  };

  const one = (call: ReceivedRequest) => {
    // The figures of a product have no definition, so they have no rows.
    const row = rows.has(call.resource) ? find(call) : { id: call.path.id ?? 'only' };
    return row ? dialect.done(row) : dialect.refuse(404, 'No such row');
  };

  const change = (call: ReceivedRequest) => {
    const { resource, operation } = call;
    const stored = rows.get(resource) ?? [];
    const definition = product.resources.find(({ name }) => name === resource);
    if (operation === 'create' && definition) stored.push(exampleRow(tested, definition, stored.length + 1));
    if (operation === 'delete') stored.splice(stored.indexOf(find(call) ?? {}), 1);
    return dialect.done();
  };

  const respond = (call: ReceivedRequest) => {
    const type = endpointOf(product.endpoints, call.resource, call.operation)?.file;
    if (type) return new Response('a file', { headers: { 'Content-Type': type } });
    if (call.operation === 'list') return list(call);
    return call.operation === 'one' ? one(call) : change(call);
  };

  const app = new Hono();
  app.notFound(({ req }) => {
    throw new Error(`The endpoint table has no ${req.method} ${req.url}`);
  });
  app.onError((error) => {
    throw error; // a call that never reaches the server
  });
  for (const { resource, operation, endpoint } of operationsIn(product)) {
    const [method = '', path = ''] = endpoint.call.split(' ');
    app.on(method, new URL(dialect.base).pathname + path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ req }) => {
      if (!endpoint.public && !dialect.isSignedIn(req.raw.headers)) return dialect.refuse(401, 'Who are you?');
      const query = new URL(req.url).searchParams;
      const call = { resource, operation, path: req.param(), query, body: await bodyOf(req) };
      const response = await overrides.get(`${resource}.${operation}`)?.();
      if (response) return response;
      received.push(call);
      return respond(call);
    });
  }

  return {
    fetch: async (request: Request) => app.fetch(request),
    received,
    /** The accepted calls of an operation, in order. Two operations may send the same call. */
    receivedBy: (resource: string, operation: string) => {
      const callOf = (at: Pick<ReceivedRequest, 'resource' | 'operation'>) =>
        endpointOf(product.endpoints, at.resource, at.operation)?.call;
      return received.filter((call) => callOf(call) === callOf({ resource, operation }));
    },
    /** Responds to a call by this function from now on. */
    override: (resource: string, operation: string, response: Override) =>
      void overrides.set(`${resource}.${operation}`, response),
    /** Leaves the rows of a resource out of its list; `one` still returns them. */
    leaveOutOfLists: (resource: string) => void unlisted.add(resource),
    /** The sample rows of a resource. An override of its list delays them, too. */
    sample: async (resource: string) => {
      await overrides.get(`${resource}.list`)?.();
      return unlisted.has(resource) ? [] : (rows.get(resource) ?? []);
    },
    /** Changes values of a row, by default of the first one. */
    change: (resource: string, values: Values, n = 1) => void Object.assign(rows.get(resource)?.[n - 1] ?? {}, values),
    keyOf: (resource: string, n: number) => keyOf(product, resource, n),
  };
}

export type ApiServer = ReturnType<typeof createApiServer>;
