import type { RouterRoute } from 'hono/types';
import { pictures } from '#api/pictures.ts';
import { type JsonSchema, objectSchema, rowId, uuid, type Validator } from '#server/validation/validators.ts';
import { descriptionOf, isHandler, type RouteDescription } from './RouteDescription.ts';
import { envelopes, failure, refTo, refusalsOf, successOf } from './responses.ts';

/** An announced extension, with the paths of its routes. */
export type DocumentedExtension = { id: string; version: number; summary: string; paths: readonly string[] };

/** What `npm run openapi` makes beforehand. */
export type Generated = {
  /** Those of the wire's types, with examples from the demo data. */
  schemas: Readonly<Record<string, JsonSchema>>;
  /** Values of the demo data by the names of their fields. */
  values: Readonly<Record<string, readonly unknown[]>>;
};

type Options = { extensions: readonly DocumentedExtension[]; hasExtensions: boolean; generated: Generated };

/** A route that the document has. */
export type DocumentedRoute = { method: string; path: string; description: RouteDescription };

type Fields = Readonly<Record<string, Validator<unknown>>>;

const base = '/api';

/** The routes of the server that belong to its API, without the base. */
export const documentedRoutes = (routes: readonly RouterRoute[]): DocumentedRoute[] =>
  routes
    .filter((route) => isHandler(route) && route.path.startsWith(`${base}/`))
    .flatMap((route) => {
      const description = descriptionOf(route);
      const path = route.path.slice(base.length).replaceAll(/:(\w+)/g, '{$1}');
      return description && !description.isUndocumented ? [{ method: route.method, path, description }] : [];
    });

/** The method and the words of the path, as generators of OpenAPI documents name operations. `admin` is in most paths. */
const operationIdOf = ({ method, path }: Pick<DocumentedRoute, 'method' | 'path'>) =>
  path
    .replace(/^\/admin/, '')
    .replaceAll(/\/\{(\w+)\}/g, '/by-$1')
    .split(/[/-]/)
    .reduce((id, word) => id + word.charAt(0).toUpperCase() + word.slice(1), method.toLowerCase());

/** A schema of a value in a text, which has no types. */
const asText = (schema: JsonSchema): JsonSchema => {
  if (!Array.isArray(schema.type) || !schema.type.includes('integer')) return schema;
  const { pattern: _, ...others } = schema;
  return { ...others, type: 'integer' };
};

const keySchemas: Readonly<Record<string, JsonSchema>> = { id: asText(rowId.schema), uuid: uuid.schema };

function parametersOf({ path, description }: DocumentedRoute, hasExtensions: boolean) {
  const { query = {}, options = {}, data = '', hasVersion, key } = description;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    return { name, in: 'path', required: true, schema: description.path?.[name] ?? keySchemas[name] ?? {} };
  });
  const inQuery = Object.entries(query as Fields)
    .filter(([, { isIgnored }]) => !isIgnored)
    .map(([name, { schema, isOptional = false }]) => {
      return { name, in: 'query', required: !isOptional, schema: asText(schema) };
    });
  const shared = [
    data.startsWith('Page<') && 'Page',
    hasVersion && hasExtensions && 'IfMatch',
    key === 'optional' && hasExtensions && 'IdempotencyKey',
    key === 'required' && 'RequiredIdempotencyKey',
  ];
  const ignoring = Object.entries(options).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  const parameters = [
    ...inPath,
    ...inQuery,
    ...ignoring,
    ...shared.flatMap((name) => (name ? [refTo('parameters', name)] : [])),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

const pictureTypes = pictures.formats.map((format) => `image/${format}`).join(', ');

function multipartOf(form: Fields) {
  const fields = Object.entries(form);
  const files = fields.filter(([, { schema }]) => schema.format === 'binary').map(([name]) => name);
  const schema = objectSchema(
    Object.fromEntries(
      fields.map(([name, field]) => [name, { ...field, schema: asText(field.schema) } as Validator<unknown>]),
    ),
  );
  const encoding = Object.fromEntries(files.map((name) => [name, { contentType: pictureTypes }]));
  return { schema, ...(files.length > 0 && { encoding }) };
}

/** An example of a body: for each field a value of the demo data that it may have. */
function exampleOf(fields: Fields, values: Generated['values']) {
  const chosen = Object.entries(fields).flatMap(([name, { schema, isOptional }]) => {
    const choices = Array.isArray(schema.enum) ? schema.enum : undefined;
    const fitting =
      values[name]?.find((value) => !choices || choices.includes(value)) ?? (isOptional ? undefined : choices?.[0]);
    return fitting === undefined ? [] : [[name, fitting]];
  });
  return Object.fromEntries(chosen);
}

function bodyOf({ fields, form, ignoresJson }: RouteDescription, values: Generated['values']) {
  const sent = (form ?? fields) as Fields | undefined;
  if (sent) {
    const example = exampleOf(sent, values);
    const content = form
      ? { 'multipart/form-data': { ...multipartOf(sent), example } }
      : { 'application/json': { schema: objectSchema(sent), example } };
    return { requestBody: { required: true, content } };
  }
  if (!ignoresJson) return {};
  const content = { 'application/json': { schema: { type: 'object' }, example: {} } };
  return { requestBody: { description: 'Ignored.', content } };
}

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

const fixedTag = {
  name: 'fixed',
  description: 'The nineteen calls of the fixed API. The dashboard runs on these alone.',
};

const otherTags = [
  { name: 'announcement', description: 'The extensions that a server has.', path: '/extensions' },
  { name: 'intake', description: 'Not announced: the app’s own backend feeds the server.', path: '/intake' },
];

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** The tags with the paths of their routes. */
const tagsOf = (extensions: readonly DocumentedExtension[]) => [
  ...otherTags.map(({ path, ...tag }) => ({ ...tag, paths: [path] })),
  ...extensions.map(({ id, version, summary, paths }) => {
    return { name: id, description: summary, 'x-version': version, paths };
  }),
];

const info = {
  title: 'Hullo',
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

const components = {
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer', description: 'The token of a session.' },
    app: { type: 'http', scheme: 'bearer', description: 'The `APP_TOKEN` of the app’s backend.' },
  },
  parameters: {
    Page: {
      name: 'page',
      in: 'query',
      description: 'Counted from 1.',
      schema: { type: 'integer', minimum: 1, default: 1 },
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      description: 'The row’s version in quotation marks. Without it each edit passes.',
      schema: { type: 'string' },
      example: '"abc"',
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'A change under the key of an earlier one, of the same administrator within 48 hours, is not made again: it gets 200 with data null.',
      schema: { type: 'string' },
    },
    RequiredIdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'Within 48 hours a repeat gets the first response and changes nothing.',
      schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
    },
  },
  headers: {
    RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
    Challenge: { description: 'The scheme of the token.', schema: { type: 'string' }, example: 'Bearer' },
  },
  responses: { Failure: failure },
};

/** The references in a part of the document. */
const refsIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(
    ([, place = '', name = '']) => `${place}/${name}`,
  );

/** The components that the paths refer to, also through others, and the security schemes. */
function usedComponents(paths: object, schemas: Generated['schemas']) {
  const all: Record<string, Readonly<Record<string, unknown>>> = {
    ...components,
    schemas: { ...schemas, ...envelopes },
  };
  const used = new Set<string>();
  const add = (part: unknown) => {
    for (const ref of refsIn(part)) {
      if (used.has(ref)) continue;
      used.add(ref);
      const [place = '', name = ''] = ref.split('/');
      add(all[place]?.[name]);
    }
  };
  add(paths);
  const isUsed = (place: string) => (entry: [string, unknown]) => used.has(`${place}/${entry[0]}`);
  const isScheme = ([name]: [string, unknown]) => JSON.stringify(paths).includes(`"security":[{"${name}":[]}]`);
  return Object.fromEntries(
    Object.entries(all).map(([place, parts]) => {
      const filter = place === 'securitySchemes' ? isScheme : isUsed(place);
      return [
        place,
        Object.fromEntries(
          Object.entries(parts)
            .filter(filter)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        ),
      ];
    }),
  );
}

/** The name of the tag of a route: an extension, or a part of the API. */
export const tagOf = ({ path, description }: DocumentedRoute, extensions: readonly DocumentedExtension[]) =>
  description.extension ??
  tagsOf(extensions).find((tag) => tag.paths.some((parent) => isBelow(path, parent)))?.name ??
  fixedTag.name;

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
