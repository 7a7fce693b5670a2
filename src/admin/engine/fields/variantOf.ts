import type { Variant } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';
import type { FieldSource } from './createKind.tsx';

const asText: Variant = { kind: 'text' };

/** The field of the kind and with the choices that the record names. */
export function variantOf(record: Values, { source, kindFrom, kinds, choicesFrom }: FieldSource<'varying'>) {
  const of = valueAt(record, choicesFrom ?? '');
  const variant = kinds[String(valueAt(record, kindFrom))] ?? asText;
  return variant.kind === 'choice' ? { ...variant, source, of: Array.isArray(of) ? of : [] } : { ...variant, source };
}
