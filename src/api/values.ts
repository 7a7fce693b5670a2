/** Named values on their way to or from the API. */
export type Values = Record<string, unknown>;

/** True for an object with named values, false for lists and everything else JSON can hold. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stepInto = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Values)[name] : undefined;

/** What lies at a path of names with dots between them: `meta.total`. An empty path is the whole; a name may hold a dot itself. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  return stepInto(value, path) ?? path.split('.').reduce(stepInto, value);
}

/** No value, a text of blanks alone, or a list of nothing. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
