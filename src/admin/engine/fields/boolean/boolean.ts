import type { FieldKindParts, FieldSource } from '#admin/engine/fields/FieldKindParts.ts';
import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { createTextField } from '#admin/engine/fields/text/text.tsx';
import { type Values, valueAt } from '#api/values.ts';

const booleanAt = (record: Values, source: string) => {
  const value = valueAt(record, source);
  return typeof value === 'boolean' ? value : null;
};

function toText(record: Values, { source }: FieldSource<'boolean'>, format: FormatContext) {
  const value = booleanAt(record, source);
  return value === null ? '' : choiceLabel(format, source, String(value), format.translate(`ra.boolean.${value}`));
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
