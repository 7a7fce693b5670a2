import { ApiError } from '#api/ApiError.ts';

const second = 1_000;
const tries = 3;
const triesAfterTooMany = 8;

export const isTooMany = (error: unknown) => error instanceof ApiError && error.isTooMany;

/** Repeats only a call that the API responded to with 429, because it changed nothing. */
export const retryTooMany = (failures: number, error: unknown) => isTooMany(error) && failures + 1 < triesAfterTooMany;

/** Repeats a call that only reads also after a timeout, no response or a 5xx, which may not happen again. */
export function retryRead(failures: number, error: Error) {
  if (!(error instanceof ApiError) || isTooMany(error)) return retryTooMany(failures, error);
  return error.isTransient && failures + 1 < tries;
}

/** The pause before a retry: the `Retry-After`, else 1, 2, 4… seconds, up to a minute. */
export const retryDelay = (failures: number, error: unknown) =>
  (error instanceof ApiError ? error.retryAfterInMs : undefined) ?? Math.min(second * 2 ** failures, 60 * second);
