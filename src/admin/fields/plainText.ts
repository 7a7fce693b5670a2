import type { Values } from '#api/values.ts';

/** A value as text, and nothing for what is no text. */
export const plainText = (record: Values, source: string) => {
  const value = record[source];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
