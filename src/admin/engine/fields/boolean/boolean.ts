import type { FieldKindParts, FieldSource } from '#admin/engine/fields/FieldKindParts.ts';
import { type Reader, wordOf } from '#admin/engine/fields/Reader.ts';
import { createTextField } from '#admin/engine/fields/text/text.tsx';
import { type Values, valueAt } from '#api/values.ts';

const booleanAt = (record: Values, source: string) => {
  const value = valueAt(record, source);
  return typeof value === 'boolean' ? value : null;
};

function toText(record: Values, { source }: FieldSource<'boolean'>, reader: Reader) {
  const value = booleanAt(record, source);
  return value === null ? '' : wordOf(reader, source, String(value), reader.translate(`ra.boolean.${value}`));
}

/** Yes or no, in words. */
export const boolean: FieldKindParts<'boolean'> = {
  Field: createTextField<'boolean'>(toText),
  toText,
  filter: 'boolean',
  toSortKey: (record, { source }) => {
    const value = booleanAt(record, source);
    return value === null ? null : Number(value);
  },
};
