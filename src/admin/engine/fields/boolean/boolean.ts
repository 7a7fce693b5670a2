import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { FieldSource, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { createTextField } from '#admin/engine/fields/text/text.tsx';
import type { KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';

/** The API's values for no and yes. */
export const valuesOf = ({ of }: KindOptions['boolean']): readonly unknown[] => of ?? [false, true];

function booleanAt(record: Values, field: FieldSource<'boolean'>) {
  const index = valuesOf(field).indexOf(valueAt(record, field.source));
  return index < 0 ? null : index === 1;
}

function toText(record: Values, field: FieldSource<'boolean'>, format: FormatContext) {
  const value = booleanAt(record, field);
  return value === null
    ? ''
    : choiceLabel(format, field.source, String(value), format.translate(`ra.boolean.${value}`));
}

export const boolean: KindImplementation<'boolean'> = {
  Field: createTextField<'boolean'>(toText),
  toText,
  filter: 'boolean',
  toSortKey: (record, field) => {
    const value = booleanAt(record, field);
    return value === null ? null : Number(value);
  },
};
