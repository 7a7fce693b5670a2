import { set } from 'react-hook-form';
import { matches } from '#admin/engine/schema/Condition.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { joinKey } from '#api/keys.ts';
import type { Values } from '#api/values.ts';
import { type ExampleField, kinds } from './kinds.ts';
import type { ServedProduct } from './TestedProduct.ts';

/** A field of a resource with the product's example for it. Throws if the field needs one, and says where to add it. */
export function withExample<Declared extends Pick<ExampleField, 'source' | 'rules'>>(
  { examples = {}, examplesFile }: ServedProduct,
  { name }: AnyResource,
  field: Declared,
): Declared & Pick<ExampleField, 'resource' | 'example'> {
  const key = `${name}.${field.source}`;
  const example = examples[key];
  const { pattern } = field.rules ?? {};
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(String(example?.(1))))
    throw new Error(`${key} has the pattern ${pattern}. Add an example to ${examplesFile}: examples: { '${key}': … }`);
  return { ...field, resource: name, example };
}

/** The fields of a definition, each with its name. */
const fieldsOf = (tested: ServedProduct, definition: AnyResource): ExampleField[] =>
  Object.entries(definition.fields).flatMap(([source, field]) =>
    field ? [withExample(tested, definition, { ...field, source })] : [],
  );

/** A part of the n-th row's key. Its characters have a meaning in addresses, and in ids that are made of several parts. */
const partOf = (path: string, n: number) => (path.endsWith('id') ? n : `${path} ${n}/%2F 100% ~1!0 가`);

/** The key of the n-th row: a number, or a text if the name of the key does not end in `id`. */
export const keyOf = ({ endpoints }: ServedProduct['product'], resource: string, n: number): string | number => {
  const { key = 'id' } = endpoints[resource] ?? {};
  if (typeof key !== 'string') return joinKey(key.map((path) => partOf(path, n)));
  return key.endsWith('id') ? n : `key-${n}`;
};

/** The n-th row of a resource: an example for each declared field, null where the field's condition does not hold. */
export function exampleRow(tested: ServedProduct, definition: AnyResource, n: number): Values {
  const { product } = tested;
  const row: Values = { id: 100 + n };
  const fields = fieldsOf(tested, definition);
  const keyOfReferred = (to: string) => keyOf(product, to, 2 - (n % 2)); // there are two rows of each, whatever n is
  for (const source of definition.sent ?? []) set(row, source, n);
  for (const field of fields) kinds[field.kind].put(row, field, n, keyOfReferred);
  for (const { source, when } of fields) if (!matches(when, row)) set(row, source, null);
  const { key = 'id' } = product.endpoints[definition.name] ?? {};
  if (typeof key === 'string') set(row, key, keyOf(product, definition.name, n));
  else for (const path of key) set(row, path, partOf(path, n));
  return row;
}
