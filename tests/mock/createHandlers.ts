import { HttpResponse, http } from 'msw/http';
import { apiBase } from '#api/base.ts';
import { type Endpoint, endpointOf, isSingleton } from '#api/Endpoint.ts';
import { idOf } from '#api/keys.ts';
import { setAt, type Values } from '#api/values.ts';
import { routePath } from '#scripts/openapi/paths.ts';
import { testedExtensions, testedProduct } from '#tests/resources/testedExtensions.ts';
import { createApiServer } from '#tests/suite/createApiServer.ts';
import { documentHandlers } from './documentHandlers.ts';
import { readForm } from './readForm.ts';

/** More than a page of most lists. */
const rowCount = 12;

const { product } = testedProduct;
const dialect = { ...testedExtensions.dialect, base: new URL(apiBase, location.href).href };

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#c9a" d="M0 0h1v1H0z"/></svg>';

/** The operations that read and change rows. */
const ofRows = ['list', 'one', 'create', 'update', 'delete'] as const;

const calls = product.resources
  .filter(({ name }) => !isSingleton(product.endpoints, name))
  .flatMap(({ name: resource }) =>
    ofRows.flatMap((operation) => {
      const endpoint = endpointOf(product.endpoints, resource, operation);
      return endpoint ? [{ resource, operation, endpoint }] : [];
    }),
  );

const readBody = ({ body }: Endpoint, request: Request): Promise<Values> =>
  body === 'json' ? request.json() : readForm(request);

/** A row with the values of a body. A file becomes the path at which `files` has it. */
const withValues = (row: Values, values: Values, { from = {} }: Endpoint, files: Map<string, File>) =>
  Object.entries(values).reduce((changed, [name, value]) => {
    if (!(value instanceof File)) return setAt(changed, from[name] ?? name, value);
    const path = `uploads/${files.size + 1}`;
    files.set(path, value);
    return setAt(changed, from[name] ?? name, path);
  }, row);

/**
 * The handlers of `npm run dev -- --mock`. The rows of each resource are those of the generated tests. Other calls get the
 * examples of the OpenAPI document, so actions succeed and change nothing.
 */
export async function createHandlers() {
  const document = await (await fetch('/docs/openapi.json')).json();
  const api = createApiServer({ ...testedExtensions, product, dialect }, {}, rowCount);
  const files = new Map<string, File>();

  const save = async (resource: string, endpoint: Endpoint, id: unknown, request: Request) => {
    const values = await readBody(endpoint, request);
    const rows = await api.sample(resource);
    const key = product.endpoints[resource]?.key ?? 'id';
    const row =
      id === undefined ? rows.at(-1) : rows.find((each) => String(idOf(each, key)) === String(id ?? values.id));
    if (row) Object.assign(row, withValues(row, values, endpoint, files));
  };

  const rowHandlers = calls.map(({ resource, operation, endpoint }) => {
    const [method = '', path = ''] = endpoint.call.split(' ');
    const url = apiBase + routePath(path);
    return http[method.toLowerCase() as 'get' | 'post'](url, async ({ request, params }) => {
      const sent = request.clone();
      const response = await api.fetch(request);
      if (response.ok && operation === 'create') await save(resource, endpoint, undefined, sent);
      if (response.ok && operation === 'update') await save(resource, endpoint, params.id ?? null, sent);
      return response;
    });
  });

  return [
    ...rowHandlers,
    ...documentHandlers(document, apiBase),
    http.all(`${apiBase}/*`, ({ request }) => api.fetch(request)), // calls that are only in the tables so far
    http.get('/media/*', ({ request }) => {
      const file = files.get(new URL(request.url).pathname.slice('/media/'.length));
      return file
        ? new HttpResponse(file)
        : new HttpResponse(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
    }),
  ];
}
