import { ApiError } from '#api/ApiError.ts';

/** What the server found wrong with each field; true where the words have been said already. */
export function fieldProblems(error: unknown, ...said: (string | undefined)[]): Record<string, string | true> {
  const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {};
  return Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, said.includes(words) || words]));
}
