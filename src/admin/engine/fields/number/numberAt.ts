import { valueAt } from '#api/values.ts';

/** The number at a path, or null. APIs send decimals as text, too, so that none is rounded. */
export function numberAt(record: unknown, source: string) {
  const value = valueAt(record, source);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
