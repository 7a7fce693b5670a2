import { ApiError } from './ApiError.ts';

/** The id to tell an operator: none where no answer gave one, nor where it is for the person at the screen to put it right. */
export function reportedId(error: unknown) {
  if (!(error instanceof ApiError) || error.sessionIsOver || error.status === 422) return undefined;
  return error.requestId;
}
