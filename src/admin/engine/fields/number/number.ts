import { createKind, type FieldSource } from '#admin/engine/fields/createKind.tsx';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { Values } from '#api/values.ts';
import { numberAt, numberText } from './numberText.ts';

/** The number of units in a value of the API, without the rounding error of the division. */
export const inUnits = (value: number, scale = 1) => (scale === 1 ? value : Number((value / scale).toPrecision(12)));

function unitsAt(record: Values, { source, scale, none }: FieldSource<'number'>) {
  const value = numberAt(record, source);
  if (value === none) return null;
  return value && inUnits(value, scale);
}

function textOf(record: Values, field: FieldSource<'number'>, { language, translate }: FormatContext) {
  const value = unitsAt(record, field);
  if (value === null) return '';
  const text = numberText(value, field, language);
  return field.duration ? translate('admin.fields.duration', { value: text, smart_count: Math.max(value, 1) }) : text;
}

export const number = createKind<'number'>({
  toText: textOf,
  toCell: (record, field) => String(unitsAt(record, field) ?? ''),
  toSortKey: unitsAt,
});
