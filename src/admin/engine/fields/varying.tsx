import { useRecordContext } from 'react-admin';
import type { Variant, VariantKind } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';
import { boolean } from './boolean/boolean.ts';
import { choice } from './choice/choice.tsx';
import type { FieldProps, FieldSource, KindImplementation } from './createKind.tsx';
import { date } from './date/date.tsx';
import type { AnyKind } from './fieldKinds.ts';
import { number } from './number/number.ts';
import { longText, text, url } from './text/text.tsx';

const implementations: Record<VariantKind, AnyKind> = { text, longText, url, number, boolean, choice, date };

const asText: Variant = { kind: 'text' };

/** The field of the kind and with the choices that the record names. */
export function variantOf(record: Values, { source, kindFrom, kinds, choicesFrom }: FieldSource<'varying'>) {
  const of = valueAt(record, choicesFrom ?? '');
  const variant = kinds[String(valueAt(record, kindFrom))] ?? asText;
  return variant.kind === 'choice' ? { ...variant, source, of: Array.isArray(of) ? of : [] } : { ...variant, source };
}

/** The implementation and the field of a record's kind. */
function resolve(record: Values, declared: FieldSource<'varying'>) {
  const { kind, ...field } = variantOf(record, declared);
  return { implementation: implementations[kind], field };
}

function VaryingField({ children, ...declared }: FieldProps<'varying'>) {
  const { implementation, field } = resolve(useRecordContext() ?? {}, declared);
  return <implementation.Field {...field}>{children}</implementation.Field>;
}

export const varying: KindImplementation<'varying'> = {
  Field: VaryingField,
  toText: (record, declared, format) => {
    const { implementation, field } = resolve(record, declared);
    return implementation.toText(record, field, format);
  },
};
