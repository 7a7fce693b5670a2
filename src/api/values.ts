/** Named values that a call sends or receives. */
export type Values = Record<string, unknown>;

/** True for an object, false for lists, null and all else in JSON. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stepInto = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Values)[name] : undefined;

/** The value at a path such as `meta.total`; the value itself for an empty path. A name that contains dots is tried first. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  return stepInto(value, path) ?? path.split('.').reduce(stepInto, value);
}

/** The values with another one at a path, whose dots lead into nested values. */
export function setAt(values: Values, path: string, value: unknown): Values {
  const [outer = '', ...inner] = path.split('.');
  const before = values[outer];
  const after = inner.length > 0 ? setAt(isRecord(before) ? before : {}, inner.join('.'), value) : value;
  return { ...values, [outer]: after };
}

/** True for no value, a blank text and an empty list. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** True for a file, and for a list that contains one. */
export const hasFile = (value: unknown) => [value].flat().some((each) => each instanceof Blob);
