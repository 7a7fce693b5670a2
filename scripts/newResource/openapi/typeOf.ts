import { type PlainSchema, plainSchema, type Schema } from './Schema.ts';

const scalars: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** Objects at a greater depth have the type `unknown`, so that a row's type stays short. */
const maxDepth = 3;

const inParentheses = (type: string) => (type.includes(' | ') && !/^[{[(]/.test(type) ? `(${type})` : type);

type Inner = (schema: Schema) => string;

function objectType({ properties = {}, required = [] }: PlainSchema, inner: Inner) {
  const types = Object.entries(properties).map(
    ([name, property]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${inner(property)}`,
  );
  return types.length > 0 ? `{ ${types.join('; ')} }` : 'Record<string, unknown>';
}

function plainType(schema: PlainSchema, inner: Inner) {
  const { type = '', format, enum: values = [], items, alternatives } = schema;
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (alternatives.length > 0) return [...new Set(alternatives.map(inner))].join(' | ');
  if (type === 'object') return objectType(schema, inner);
  if (type === 'array') return `${inParentheses(items ? inner(items) : 'unknown')}[]`;
  return type === 'string' && format === 'date' ? 'Day' : (scalars[type] ?? 'unknown');
}

/** The TypeScript type of a schema's values. A schema within itself is `unknown`. */
export function typeOf(schema: Schema, inside: readonly Schema[] = []): string {
  if (inside.includes(schema) || inside.length > maxDepth) return 'unknown';
  const plain = plainSchema(schema);
  const type = plainType(plain, (inner) => typeOf(inner, [...inside, schema]));
  // A union with `unknown` is `unknown`.
  if (plain.alternatives.length > 0 && type.split(' | ').includes('unknown')) return 'unknown';
  return plain.isNullable && type !== 'unknown' ? `${type} | null` : type;
}
