import { createKind, type FieldSource, textAt } from '#admin/engine/fields/createKind.tsx';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { numberAt, numberFormat, unitOptions } from '#admin/engine/fields/number/numberText.ts';
import { matches } from '#admin/engine/schema/Condition.ts';
import type { Values } from '#api/values.ts';

type MoneySource = FieldSource<'money'>;

/** True for an amount that is a percentage. */
export const isPercent = (record: Values, { percent }: Pick<MoneySource, 'percent'>) =>
  percent !== undefined && matches(percent, record);

const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text);

/** The ISO code of an amount's currency, from the definition or from the row. Empty for a row without one. */
export function currencyOf(record: Values | undefined, { currency }: Pick<MoneySource, 'currency'>) {
  const code = isCurrency(currency) ? currency : textAt(record, { source: currency }).toUpperCase();
  return isCurrency(code) ? code : '';
}

/** The number of decimals of a currency: two for most, none for won and yen. */
export const decimalsOf = (currency: string) =>
  currency ? (numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2) : 2;

function amountOf(record: Values, field: MoneySource) {
  const value = numberAt(record, field.source);
  return value === null || !field.minor || isPercent(record, field)
    ? value
    : value / 10 ** decimalsOf(currencyOf(record, field));
}

function moneyText(record: Values, field: MoneySource, { language }: FormatContext) {
  const amount = amountOf(record, field);
  if (amount === null) return '';
  if (isPercent(record, field)) return numberFormat(language, unitOptions('percent')).format(amount);
  const currency = currencyOf(record, field);
  return numberFormat(language, currency ? { style: 'currency', currency } : {}).format(amount);
}

export const money = createKind<'money'>({
  toText: moneyText,
  toCell: (record, field) => {
    const amount = amountOf(record, field);
    return String((isPercent(record, field) ? amount : amount?.toFixed(decimalsOf(currencyOf(record, field)))) ?? '');
  },
  toUnit: (record, field) => (isPercent(record, field) ? '%' : currencyOf(record, field)),
  toSortKey: amountOf,
});
