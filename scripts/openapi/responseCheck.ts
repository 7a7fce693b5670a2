import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#server/validation/validators.ts';

type Header = { $ref?: string; required?: boolean };

type Response = {
  $ref?: string;
  content?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, Header>>;
};

/** The parts of an operation that a check reads. */
export type Operation = {
  tags: readonly string[];
  responses: Readonly<Record<string, Response>>;
};

export type OpenApi = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** A response. `body` is read only of one that has JSON. */
export type Came = { status: number; headers: Headers; body?: unknown };

const json = 'application/json';

const mediaTypeOf = (headers: Headers) => headers.get('Content-Type')?.split(';')[0] ?? 'no Content-Type';

/** Whether a response has a body of JSON. */
export const hasJson = (headers: Headers) => mediaTypeOf(headers) === json;

/** Where a response differs from the document: a path in its body, its status or its media type. */
export type Difference = { at: string; expected: string; came: string };

export const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'idn-email': /^[^\s@]+@[^\s@]+$/,
  password: true as const,
  binary: true as const,
};

/** The schema, which refuses fields that it does not name. */
export function closedSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closedSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, /^examples?$/.test(name) ? part : closedSchema(part)]),
  );
  return typeof parts.properties === 'object' ? { additionalProperties: false, ...parts } : parts;
}

const maxShown = 80;

function show(value: unknown) {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** The short name of what a schema describes. */
function nameOf({ $ref, type, enum: choices, anyOf, const: value }: JsonSchema): string {
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? '';
  if (Array.isArray(anyOf)) return anyOf.map(nameOf).join(' or ');
  if (Array.isArray(choices)) return `one of ${choices.map(show).join(', ')}`;
  if (value !== undefined) return show(value);
  return type === undefined ? 'a value' : [type].flat().join(' or ');
}

function describeError({ keyword, params, message, parentSchema = {}, data, instancePath }: ErrorObject): Difference {
  const { properties = {} } = parentSchema as { properties?: Record<string, JsonSchema> };
  if (keyword === 'required') {
    const name: string = params.missingProperty;
    return { at: `${instancePath}/${name}`, expected: nameOf(properties[name] ?? {}), came: 'nothing' };
  }
  if (keyword === 'additionalProperties') {
    const name: string = params.additionalProperty;
    const came = show((data as Record<string, unknown>)[name]);
    return { at: `${instancePath}/${name}`, expected: 'no such field', came };
  }
  const isNamed = ['type', 'enum', 'const'].includes(keyword);
  return { at: instancePath, expected: isNamed ? nameOf(parentSchema) : (message ?? keyword), came: show(data) };
}

const depthOf = ({ at }: Difference) => at.split('/').length;

/**
 * The differences of a body, the outer ones first. The rows of a list have one line together. What is inside of a value that
 * has one of several types counts more than its other types.
 */
function differencesOf(errors: readonly ErrorObject[]) {
  const found = new Map<string, Difference>();
  for (const error of errors.filter(({ keyword }) => keyword !== 'anyOf')) {
    const difference = describeError(error);
    const at = difference.at.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    const earlier = found.get(at);
    const expected = [...new Set([...(earlier?.expected.split(' or ') ?? []), ...difference.expected.split(' or ')])];
    found.set(at, { at, expected: expected.join(' or '), came: earlier?.came ?? difference.came });
  }
  const all = [...found.values()];
  const isOutside = ({ at, expected }: Difference) =>
    expected === 'null' && all.some((other) => other.at.startsWith(`${at}/`));
  return all.filter((one) => !isOutside(one)).toSorted((one, other) => depthOf(one) - depthOf(other));
}

/** A path of the document as a pattern. Words come before parameters, as in the router. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const inPointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** A difference in words. */
export const describeDifference = ({ at, expected, came }: Difference) =>
  `${at}: the document says ${expected}; ${came} came`;

/** Checks responses against a document. Its schemas are compiled when a response first needs them. */
export function createResponseCheck(document: OpenApi, { refusesUnknown }: { refusesUnknown: boolean }) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false, formats });
  ajv.addSchema((refusesUnknown ? closedSchema(document) : document) as object, 'document');
  const patterns = Object.keys(document.paths)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => ({ path, pattern: patternOf(path) }));

  /** The path of the document that a request has. */
  const pathOf = (method: string, path: string) =>
    patterns.find(({ path: known, pattern }) => document.paths[known]?.[method] && pattern.test(path))?.path;

  /** The response that the document has for a status, with the pointer to it. */
  function documented(path: string, method: string, status: number) {
    const responses = document.paths[path]?.[method]?.responses ?? {};
    const key = [String(status), `${Math.floor(status / 100)}XX`].find((name) => responses[name]);
    const given = key === undefined ? undefined : responses[key];
    if (!given?.$ref) return { response: given, pointer: `/paths/${inPointer(path)}/${method}/responses/${key}` };
    const [place = '', name = ''] = given.$ref.split('/').slice(-2);
    return {
      response: document.components[place]?.[name] as Response | undefined,
      pointer: `/components/${place}/${name}`,
    };
  }

  /** Whether the document requires a header. It may be a reference. */
  const isRequired = ({ $ref, required }: Header) => {
    const named = document.components.headers?.[$ref?.split('/').at(-1) ?? ''] as Header | undefined;
    return (named?.required ?? required) === true;
  };

  /** The media type of a response that is not one of the document, or the headers that it lacks. */
  function differencesOfHeaders(response: Response, came: Headers): Difference[] {
    const types = Object.keys(response.content ?? {});
    const type = mediaTypeOf(came);
    if (!types.includes(type)) return [{ at: 'Content-Type', expected: types.join(' or '), came: type }];
    return Object.entries(response.headers ?? {})
      .filter(([name, header]) => isRequired(header) && !came.has(name))
      .map(([name]) => ({ at: name, expected: 'this header', came: 'nothing' }));
  }

  /** The differences of a response to a request whose path is one of the document. */
  function differences(method: string, path: string, { status, headers, body }: Came): Difference[] {
    const { response, pointer } = documented(path, method, status);
    if (!response) {
      const statuses = Object.keys(document.paths[path]?.[method]?.responses ?? {}).join(', ');
      return [{ at: 'status', expected: `one of ${statuses}`, came: `${status}, ${show(body)}` }];
    }
    const found = differencesOfHeaders(response, headers);
    if (found.length > 0 || !hasJson(headers)) return found;
    const validate = ajv.getSchema(`document#${pointer}/content/${inPointer(json)}/schema`);
    if (!validate) throw new Error(`The document has no schema at ${pointer}.`);
    return validate(body) ? [] : differencesOf(validate.errors ?? []);
  }

  /** A line for each difference of a response. */
  const describe = (method: string, path: string, came: Came) =>
    differences(method, path, came).map(
      (one) => `${method.toUpperCase()} ${path} ${came.status}, ${describeDifference(one)}`,
    );

  return { pathOf, differences, describe };
}
