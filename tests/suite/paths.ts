import { isRecord, type Values } from '#api/values.ts';

/** Puts a value where dots lead to. */
export function putAt(row: Values, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    row[name] = value;
    return;
  }
  const inner = isRecord(row[name]) ? row[name] : {};
  row[name] = inner;
  putAt(inner, rest.join('.'), value);
}

/** The value where dots lead to. */
export const valueAt = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row);
