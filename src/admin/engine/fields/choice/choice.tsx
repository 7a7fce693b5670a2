import { useRecordContext } from 'react-admin';
import type { FieldKindParts, FieldProps, FieldSource } from '#admin/engine/fields/FieldKindParts.ts';
import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { EmptyValue, textValue } from '#admin/engine/fields/text/text.tsx';
import { useFormatContext } from '#admin/engine/fields/useFormatContext.ts';
import type { Values } from '#api/values.ts';
import { ToneChip } from './ToneChip.tsx';

type Source = FieldSource<'choice'>;

/** The choices as texts: what a form and a filter compare, whatever the API's type. */
const indexOf = ({ of }: Source, value: string) => of.findIndex((choice) => String(choice) === value);

/** One value is worded; what the definition does not know stands as the API spells it. */
function toText(record: Values, field: Source, format: FormatContext) {
  const value = textValue(record, field);
  return value && (indexOf(field, value) < 0 ? value : choiceLabel(format, field.source, value));
}

function ChoiceField(field: FieldProps<'choice'>) {
  const record = useRecordContext() ?? {};
  const text = toText(record, field, useFormatContext());
  if (!text) return <EmptyValue />;
  if (!field.tones || field.children) return field.children ?? text;
  return <ToneChip tone={field.tones[textValue(record, field)]} label={text} />;
}

/** One of a closed set of values. Rows are sorted in the order in which the definition names them, others after them. */
export const choice: FieldKindParts<'choice'> = {
  Field: ChoiceField,
  toText,
  filter: 'choice',
  toSortKey: (record, field) => {
    const value = textValue(record, field);
    const index = indexOf(field, value);
    if (!value) return null;
    return index < 0 ? field.of.length : index;
  },
};
