import type { FieldKindParts, FieldSource } from '#admin/engine/fields/FieldKindParts.ts';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { createTextField, textValue } from '#admin/engine/fields/text/text.tsx';
import type { Values } from '#api/values.ts';
import { numberFormat } from './number.ts';
import { numberAt } from './numberAt.ts';

type Source = FieldSource<'money'>;

const isCode = (text: string) => /^[A-Z]{3}$/.test(text);

/** The ISO code of an amount's currency: that of the definition, or the row's own. Empty where a row has none. */
export function currencyOf(record: Values | undefined, { currency }: Pick<Source, 'currency'>) {
  const code = isCode(currency) ? currency : textValue(record, { source: currency }).toUpperCase();
  return isCode(code) ? code : '';
}

/** How many digits the smallest unit of a currency takes: two for most, none for won and yen. */
export const digitsOf = (currency: string) =>
  currency ? (numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2) : 2;

function amountOf(record: Values, field: Source) {
  const value = numberAt(record, field.source);
  return value === null || !field.minor ? value : value / 10 ** digitsOf(currencyOf(record, field));
}

function toText(record: Values, field: Source, { language }: FormatContext) {
  const amount = amountOf(record, field);
  if (amount === null) return '';
  const currency = currencyOf(record, field);
  return numberFormat(language, currency ? { style: 'currency', currency } : {}).format(amount);
}

/** An amount of money as the administrator's language writes it; a spreadsheet is given the number, with its currency where rows differ in it. */
export const money: FieldKindParts<'money'> = {
  Field: createTextField<'money'>(toText),
  toText,
  toCell: (record, field) => {
    const amount = amountOf(record, field)?.toFixed(digitsOf(currencyOf(record, field))) ?? '';
    return isCode(field.currency) ? amount : [amount, amount && currencyOf(record, field)].join(' ').trim();
  },
  toSortKey: amountOf,
  filter: 'number',
};
