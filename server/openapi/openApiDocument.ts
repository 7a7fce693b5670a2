import type { RouterRoute } from 'hono/types';
import type { JsonSchema } from '#server/validation/validators.ts';
import { usedComponents } from './components.ts';
import {
  base,
  type DocumentedExtension,
  type DocumentedRoute,
  documentedRoutes,
  fixedTag,
  tagOf,
  tagsOf,
} from './documentedRoutes.ts';
import { refusalsOf } from './refusals.ts';
import { bodyOf, parametersOf } from './requests.ts';
import { successOf } from './successes.ts';

/** What `npm run openapi` makes beforehand. */
export type Generated = {
  /** Those of the wire's types, with examples from the demo data. */
  schemas: Readonly<Record<string, JsonSchema>>;
  /** Values of the demo data by the names of their fields. */
  values: Readonly<Record<string, readonly unknown[]>>;
};

type Options = { extensions: readonly DocumentedExtension[]; hasExtensions: boolean; generated: Generated };

/** The method and the words of the path, as generators of OpenAPI documents name operations. `admin` is in most paths. */
const operationIdOf = ({ method, path }: Pick<DocumentedRoute, 'method' | 'path'>) =>
  path
    .replace(/^\/admin/, '')
    .replaceAll(/\/\{(\w+)\}/g, '/by-$1')
    .split(/[/-]/)
    .reduce((id, word) => id + word.charAt(0).toUpperCase() + word.slice(1), method.toLowerCase());

const securityOf = { anyone: [], staff: [{ session: [] }], administrator: [{ session: [] }], app: [{ app: [] }] };

function operationOf(route: DocumentedRoute, tag: string, { hasExtensions, generated }: Options) {
  const { description } = route;
  const { by = 'administrator', summary, safeBy } = description;
  const id = operationIdOf(route);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description.description && { description: description.description }),
    'x-caller': by,
    'x-safe-by': [safeBy].flat(),
    security: securityOf[by as keyof typeof securityOf],
    ...parametersOf(route, hasExtensions),
    ...bodyOf(description, generated.values),
    responses: {
      200: successOf(description, generated.schemas, hasExtensions),
      ...refusalsOf(route.method, description, hasExtensions),
    },
  };
}

const info = {
  title: 'Site and dashboard',
  version: '1.0.0',
  license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
  description: `The API that site and dashboard run on.

Each response has the envelope \`{ status, data, message }\`. A refusal has \`status: false\`, a \`message\` for people in the
language of the request's \`Accept-Language\` (en, ko, es, hi), and its HTTP status. A client also takes 200 with
\`status: false\` as a refusal. \`data.errors\` has the errors of single fields, by their names in the request.

A token that has ended gets 401, and only that ends a session. Two calls change data by GET. A POST that takes no body
ignores one. Another verb gets 405 with \`Allow\`. Times are ISO 8601 in UTC, except \`time\` of a ticket, in Unix seconds.
Each response has an \`X-Request-Id\`.`,
};

/** The OpenAPI document of a server, from the descriptions of its routes. */
export function openApiDocument(routes: readonly RouterRoute[], options: Options) {
  const tags = tagsOf(options.extensions);
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of documentedRoutes(routes)) {
    const tag = tagOf(route, options.extensions);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, tag, options) };
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const isUsed = ({ name }: { name: string }) => operations.some((operation) => operation.tags.includes(name));
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: base }],
    tags: [fixedTag, ...tags.map(({ paths: _, ...tag }) => tag)].filter(isUsed),
    paths,
    components: usedComponents(paths, options.generated.schemas),
  };
}
