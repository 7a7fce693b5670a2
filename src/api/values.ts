/** Named values on their way to or from the API. */
export type Values = Record<string, unknown>;

/** True for an object with named values, false for lists and everything else JSON can hold. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
