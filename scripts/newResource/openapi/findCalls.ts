import { isRecord } from '#api/values.ts';
import type { DescribedCall, OpenApiDocument, Parameter } from './readDocument.ts';
import { CircularSchema, objectOf, plainSchema, type Schema } from './Schema.ts';

/** A call of the document. */
export type FoundCall = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** The path as it is called: values of the command line replace names in braces. */
  calledPath: string;
  described: DescribedCall;
  parameters: readonly Parameter[];
};

/** The rows of a list's response, and the place where the response has them. */
export type FoundRows = { schema: Schema; at: string };

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const lineOf = ({ method, path }: Pick<FoundCall, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;

export const isParameter = (segment: string) => /^\{[^}]+\}$/.test(segment);

export const segmentsIn = (path: string) => path.split('/').filter(Boolean);

const jsonIn = (content: Readonly<Record<string, { schema?: Schema } | undefined>> = {}) =>
  Object.entries(content).find(([type]) => /[/+]json\b/.test(type))?.[1]?.schema;

/** The schema of a call's successful response in JSON. */
export function responseOf({ responses = {} }: DescribedCall) {
  const [, response] = Object.entries(responses).find(([status]) => /^2/.test(status)) ?? [];
  return jsonIn(response?.content);
}

/** Finds the rows in a response, up to three names deep. Throws a `CircularSchema`. */
export function findRows(schema: Schema, at: string): FoundRows | undefined {
  const { type, items, properties = {} } = plainSchema(schema);
  if (type === 'array') return items && objectOf(items).isObject ? { schema: items, at } : undefined;
  if (at.split('.').length > 2) return undefined;
  const inner = Object.entries(properties);
  const isList = (property: Schema) => plainSchema(property).type === 'array';
  // A list beside an object is nearer than one inside of it.
  for (const [name, property] of [
    ...inner.filter(([, each]) => isList(each)),
    ...inner.filter(([, each]) => !isList(each)),
  ]) {
    const found = findRows(property, at ? `${at}.${name}` : name);
    if (found) return found;
  }
  return undefined;
}

/** The rows that a call responds with. A list inside a single record does not count. */
export function rowsOf({ described, path }: FoundCall): FoundRows | undefined {
  const schema = responseOf(described);
  if (!schema || isParameter(segmentsIn(path).at(-1) ?? '')) return undefined;
  try {
    return findRows(schema, '');
  } catch (error) {
    if (error instanceof CircularSchema) return undefined;
    throw error;
  }
}

/** Every call of the document. */
export const callsIn = ({ paths }: OpenApiDocument): FoundCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const described = item[method];
      if (!isRecord(described)) return [];
      const parameters = [...(item.parameters ?? []), ...(described.parameters ?? [])];
      return [{ method, path, calledPath: path, described, parameters }];
    }),
  );
