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

/** Undefined is the answer that it would have given by itself. */
type Answer = () => Promise<Response | undefined> | Response | undefined;

const operationsIn = (entry: object) =>
  Object.entries(entry).filter((operation): operation is [string, Endpoint] => typeof operation[1] === 'object');

const isConstant = (part: string) => !part.startsWith('{');

/** The call that a request is, among those whose path it fits the one with the most words of its own. */
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
 * A server of the whole API with some rows of each resource, made of the definitions; any call can be given another answer.
 * It keeps what it received and did.
 */
export function createApiServer(tested: ServedProduct, rowsOf: Partial<Record<string, number>> = {}, rowCount = 2) {
  const { product, dialect } = tested;
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
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
    const asAsked = listed.map((row) => ({ ...row, ...path })); // a segment's rows say that they are in it
    return dialect.list(asAsked, { resource, query, isPaged });
  };

  const one = ({ resource, path }: Received) => {
    const row = find(resource, path.id);
    return row ? dialect.done(row) : dialect.refuse(404, 'No such row');
  };

  const change = ({ resource, operation, path }: Received) => {
    const known = rows.get(resource) ?? [];
    const definition = product.resources.find(({ name }) => name === resource);
    if (operation === 'create' && definition) known.push(exampleRow(tested, definition, known.length + 1));
    if (operation === 'delete') known.splice(known.indexOf(find(resource, path.id) ?? {}), 1);
    return dialect.done();
  };

  const answerTo = (call: Received) => {
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
    const answer = await answers.get(`${resource}.${operation}`)?.();
    if (answer) return answer;
    received.push(call);
    return answerTo(call);
  };

  return {
    fetch,
    received,
    /** The calls that it accepted, in order. */
    receivedBy: (resource: string, operation: string) =>
      received.filter((call) => call.resource === resource && call.operation === operation),
    /** Gives a call this answer from now on. */
    answer: (resource: string, operation: string, answer: Answer) =>
      void answers.set(`${resource}.${operation}`, answer),
    /** Lets a call be answered as it should be. */
    mend: (resource: string, operation: string) => void answers.delete(`${resource}.${operation}`),
    /** How often a call was made, whatever came of it. */
    attempts: (resource: string, operation: string) =>
      attempts.filter((made) => made === `${resource}.${operation}`).length,
    /** Its rows can be had one by one only. */
    leaveOutOfLists: (resource: string) => void unlisted.add(resource),
    /** The rows that stand in for those of an API that has no call for them, as slow as its list is told to be. */
    sample: async (resource: string) => {
      await answers.get(`${resource}.list`)?.();
      return rows.get(resource) ?? [];
    },
    /** Gives the first row these values. */
    change: (resource: string, values: Values) => void Object.assign(rows.get(resource)?.[0] ?? {}, values),
    keyOf: (resource: string, n: number) => keyOf(product, resource, n),
  };
}

export type ApiServer = ReturnType<typeof createApiServer>;
