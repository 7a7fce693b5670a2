import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { FieldSource, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
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

export const boolean: KindImplementation<'boolean'> = {
  Field: createTextField<'boolean'>(toText),
  toText,
  filter: 'boolean',
  toSortKey: (record, { source }) => {
    const value = booleanAt(record, source);
    return value === null ? null : Number(value);
  },
};
