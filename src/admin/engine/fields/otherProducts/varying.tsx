import { boolean } from '#admin/engine/fields/boolean/boolean.ts';
import { choice } from '#admin/engine/fields/choice/choice.tsx';
import { type AnyKind, createKind, type FieldSource } from '#admin/engine/fields/createKind.tsx';
import { date } from '#admin/engine/fields/date/date.tsx';
import { number } from '#admin/engine/fields/number/number.ts';
import { longText, text } from '#admin/engine/fields/text/text.tsx';
import type { Variant, VariantKind } from '#admin/engine/schema/FieldKind.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { type Values, valueAt } from '#api/values.ts';
import { url } from './url.tsx';

const implementations: Record<VariantKind, AnyKind> = { text, longText, url, number, boolean, choice, date };

/** The field of the kind and with the choices that the record names. */
export function variantOf(record: Values, { source, kindFrom, kinds, choicesFrom }: FieldSource<'varying'>) {
  const of = valueAt(record, choicesFrom ?? '');
  const variant: Variant = kinds[String(valueAt(record, kindFrom))] ?? { kind: 'text' };
  return traitsOf(variant.kind).isOneOf
    ? { ...variant, source, of: Array.isArray(of) ? of : [] }
    : { ...variant, source };
}

export const varying = createKind<'varying'>({
  toText: (record, declared, format) => {
    const { kind, ...field } = variantOf(record, declared);
    return implementations[kind].toText(record, field, format);
  },
  show: (_, declared, record) => {
    const { kind, ...field } = variantOf(record, declared);
    const { Field } = implementations[kind];
    return <Field {...field} />;
  },
});
