import type { Values } from '#api/values.ts';
import { valueAt } from '#api/values.ts';

/** The value of a field as text; empty for anything but a string or a number. */
export const textValue = (record: Values | undefined, { source }: { source: string }) => {
  const value = valueAt(record, source);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
