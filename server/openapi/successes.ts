import type { JsonSchema } from '#server/validation/validators.ts';
import { envelopeOf, json, refTo } from './envelopes.ts';
import type { RouteDescription } from './RouteDescription.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The numbers of the only page of a list with one row, as examples. */
const onlyPage = { current_page: 1, last_page: 1, total: 1, per_page: 20, from: 1, to: 1, next: null };

const withExample = ([name, schema]: [string, JsonSchema]) => [
  name,
  name in onlyPage ? { ...schema, examples: [onlyPage[name as keyof typeof onlyPage]] } : schema,
];

/** A page from its schema, with rows of this type. */
const pageOf = (page: JsonSchema | undefined, row: JsonSchema): JsonSchema => ({
  ...page,
  properties: {
    ...Object.fromEntries(Object.entries(page?.properties as Record<string, JsonSchema>).map(withExample)),
    data: { type: 'array', items: row },
  },
});

/** The schema of the data of a response. `schemas` has those of the types. */
function dataSchema(type: string, schemas: Schemas): JsonSchema {
  const [, kind, row = type] = /^(Page|KeysetPage)<(\w+)>$/.exec(type) ?? [];
  if (type === 'null') return { type: 'null' };
  if (kind) return pageOf(schemas[kind], refTo('schemas', row));
  return type.endsWith('[]') ? { type: 'array', items: refTo('schemas', type.slice(0, -2)) } : refTo('schemas', type);
}

/** The schema of a success. A repeated Idempotency-Key gets no data. */
function successSchema({ data = 'null', key, isBare }: RouteDescription, schemas: Schemas, hasExtensions: boolean) {
  const schema = dataSchema(data, schemas);
  if (isBare) return schema;
  if (data === 'null') return refTo('schemas', 'Done');
  const mayLackData = key === 'optional' && hasExtensions;
  return envelopeOf({ const: true }, mayLackData ? { anyOf: [schema, { type: 'null' }] } : schema);
}

/** The success of a call. */
export function successOf(route: RouteDescription, schemas: Schemas, hasExtensions: boolean) {
  const { file } = route;
  if (file) return { description: 'The file', content: { [file]: { schema: { type: 'string', format: 'binary' } } } };
  const schema = successSchema(route, schemas, hasExtensions);
  const description = route.data && route.data !== 'null' ? 'The data' : 'Done';
  return { description, ...json(schema) };
}
