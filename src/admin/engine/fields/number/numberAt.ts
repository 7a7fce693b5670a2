import { valueAt } from '#api/values.ts';

/** The number at a path, or null. Also accepts decimals as text, which some APIs send to avoid rounding. */
export function numberAt(record: unknown, source: string) {
  const value = valueAt(record, source);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
