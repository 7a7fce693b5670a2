import { isRecord } from '#api/values.ts';

/** A JSON schema of OpenAPI 3.0 or 3.1, whose references are replaced by what they name. */
export type Schema = {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  maxLength?: number;
  contentMediaType?: string;
  example?: unknown;
  examples?: unknown;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
};

/** A schema without `allOf` and null. */
export type PlainSchema = Omit<Schema, 'type' | 'allOf' | 'oneOf' | 'anyOf'> & {
  type?: string;
  isNullable: boolean;
  /** The alternatives, where there are several. */
  alternatives: readonly Schema[];
};

/** The error for a schema that is a part of itself, such as an `allOf` that names its own schema. */
export class CircularSchema extends Error {}

const propertiesOf = (...schemas: Schema[]) => {
  const properties: Record<string, Schema> = {};
  // An unmerged schema stays the same object, so that a schema within itself is found.
  for (const schema of schemas)
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      properties[name] = properties[name] ? { ...properties[name], ...property } : property;
  return properties;
};

const merge = (first: Schema, second: Schema): Schema => ({
  ...first,
  ...second,
  properties: propertiesOf(first, second),
  required: [...(first.required ?? []), ...(second.required ?? [])],
});

/** Merges the parts of `allOf`, and an alternative that has none beside it but null. */
function flatten(schema: Schema, inside: readonly Schema[]): Schema {
  if (inside.includes(schema) || '$ref' in schema) throw new CircularSchema();
  const { allOf = [], oneOf, anyOf, ...own } = schema;
  const within = [...inside, schema];
  const alternatives = oneOf ?? anyOf ?? [];
  const others = alternatives.filter(({ type }) => type !== 'null');
  const nullable = others.length < alternatives.length ? { nullable: true } : {};
  const parts = [...allOf, ...(others.length === 1 ? others : [])].map((part) => flatten(part, within));
  return [...parts, { ...own, ...nullable, ...(others.length > 1 && { anyOf: others }) }].reduce(merge);
}

const typeIn = ({ properties = {}, items, enum: values = [] }: Schema) => {
  if (Object.keys(properties).length > 0) return 'object';
  if (items) return 'array';
  return values.length > 0 && values.every((value) => typeof value === 'string') ? 'string' : undefined;
};

/** Reads a schema. Throws a `CircularSchema`. */
export function plainSchema(schema: Schema): PlainSchema {
  const { type, anyOf = [], nullable, ...flat } = flatten(schema, []);
  const types = [type ?? []].flat();
  const [only, ...more] = types.filter((each) => each !== 'null');
  const values = flat.enum ?? ('const' in flat ? [flat.const] : undefined);
  return {
    ...flat,
    enum: values?.filter((value) => value !== null),
    type: more.length > 0 ? undefined : (only ?? typeIn(flat)),
    isNullable: nullable === true || types.includes('null') || values?.includes(null) === true,
    alternatives: more.length > 0 ? types.filter((each) => each !== 'null').map((each) => ({ type: each })) : anyOf,
  };
}

/** The properties of an object. Those that only some alternatives have are optional. */
export function objectOf(schema: Schema) {
  const { type, properties = {}, required = [], alternatives } = plainSchema(schema);
  const objects = alternatives.map(plainSchema).filter((each) => each.type === 'object');
  const inAll =
    objects.length === 0
      ? []
      : (objects[0]?.required ?? []).filter((name) => objects.every((each) => each.required?.includes(name)));
  const all = propertiesOf(...objects, { properties });
  return {
    isObject: type === 'object' || objects.length > 0,
    isGuessed: objects.length > 0,
    properties: all,
    required: [...required, ...inAll],
  };
}

/** The examples of a schema. */
export const examplesOf = ({ example, examples }: Pick<Schema, 'example' | 'examples'>): unknown[] => {
  const several = Array.isArray(examples) ? examples : isRecord(examples) ? Object.values(examples) : [];
  return [...(example === undefined ? [] : [example]), ...several].filter((each) => each !== null);
};
