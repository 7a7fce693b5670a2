import type { FieldSource } from '#admin/engine/fields/createKind.tsx';
import { valueAt } from '#api/values.ts';

/** The number at a path, or null. Also accepts decimals as text, which some APIs send to avoid rounding. */
export function numberAt(record: unknown, source: string) {
  const value = valueAt(record, source);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A cached format, because browsers take long to make one and a list needs one for every row. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions) {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/** The options that format a number with its unit: `12 kilometers`, `5%`. */
export const unitOptions = (unit: string): Intl.NumberFormatOptions => ({
  style: 'unit',
  unit,
  unitDisplay: unit === 'percent' ? 'short' : 'long',
});

type NumberOptions = Pick<FieldSource<'number'>, 'unit' | 'rounded' | 'decimals' | 'grouping'>;

const unitsOfBytes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes in the largest unit that leaves a digit before the decimal sign: `1.5 kB`. */
function bytesText(bytes: number, language: string) {
  const power = unitsOfBytes.findLastIndex((_, index) => index === 0 || Math.abs(bytes) >= 1000 ** index);
  const options = { ...unitOptions(unitsOfBytes[power] ?? 'byte'), maximumFractionDigits: 1 };
  return numberFormat(language, power > 0 ? { ...options, unitDisplay: 'short' } : options).format(
    bytes / 1000 ** power,
  );
}

/** A number with its unit. */
export function numberText(value: number, options: NumberOptions, language: string): string {
  const { unit, rounded, decimals, grouping } = options;
  if (rounded && unit === 'byte') return bytesText(value, language);
  if (rounded && unit === 'hour' && value >= 48) return numberText(Math.floor(value / 24), { unit: 'day' }, language);
  if (rounded && value < 1) return `< ${numberText(1, { unit }, language)}`;
  return numberFormat(language, {
    ...(unit && unitOptions(unit)),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 20,
    useGrouping: grouping !== false,
  }).format(value);
}
