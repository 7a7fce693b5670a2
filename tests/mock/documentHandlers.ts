import { HttpResponse, http } from 'msw/http';
import { sample } from 'openapi-sampler';
import { routePath } from '#scripts/openapi/paths.ts';

type Schema = Parameters<typeof sample>[0];

type Operation = {
  security: readonly object[];
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
};

/** What the handlers read of an OpenAPI document. */
export type MockedDocument = { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** A path with few parameters comes first: `/find` before `/{id}`. */
const byParameters = ([one]: [string, unknown], [other]: [string, unknown]) =>
  one.split('{').length - other.split('{').length;

/**
 * An msw handler for each call of an OpenAPI document. It responds with the document's examples, and with 401 to a call that
 * lacks its token. `change` can change the body of a response.
 */
export function documentHandlers(
  document: MockedDocument,
  base: string,
  change: (body: unknown) => unknown = (body) => body,
) {
  const respond = ({ security, responses }: Operation, { headers }: Request) => {
    const status = security.length > 0 && !headers.has('Authorization') ? 401 : 200;
    const [content] = Object.entries(responses[status]?.content ?? {});
    if (!content) throw new Error(`The document has no body for ${status}`);
    const [type, { schema }] = content;
    const body = sample(schema, { quiet: true }, document);
    if (type === 'application/json') return HttpResponse.json(change(body) as object, { status });
    return new HttpResponse(String(body), { status, headers: { 'Content-Type': type } });
  };
  return Object.entries(document.paths)
    .toSorted(byParameters)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) =>
        http[method as 'get' | 'post'](base + routePath(path), ({ request }) => respond(operation, request)),
      ),
    );
}
