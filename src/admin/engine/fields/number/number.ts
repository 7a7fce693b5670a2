import type { FieldKindParts, FieldSource } from '#admin/engine/fields/FieldKindParts.ts';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { createTextField } from '#admin/engine/fields/text/text.tsx';
import type { Values } from '#api/values.ts';
import { numberAt } from './numberAt.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** One format a language and its options, since a browser takes long to make one, and a list has a number a row. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions) {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

function toText(
  record: Values,
  { source, unit, decimals, grouping }: FieldSource<'number'>,
  { language }: FormatContext,
) {
  const value = numberAt(record, source);
  if (value === null) return '';
  const digits = decimals === undefined ? { maximumFractionDigits: 20 } : {};
  return numberFormat(language, {
    ...(unit && { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' }),
    ...digits,
    minimumFractionDigits: decimals,
    ...(decimals !== undefined && { maximumFractionDigits: decimals }),
    useGrouping: grouping !== false,
  }).format(value);
}

/** A number as the administrator's language writes it; a spreadsheet is given its digits. */
export const number: FieldKindParts<'number'> = {
  Field: createTextField<'number'>(toText),
  toText,
  toCell: (record, { source }) => String(numberAt(record, source) ?? ''),
  toSortKey: (record, { source }) => numberAt(record, source),
  filter: 'number',
};
