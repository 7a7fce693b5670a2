import type { Envelope, FieldErrors } from '#api/wire.ts';
import type { Messages } from '#server/messages/en.ts';
import type { HttpError } from './HttpError.ts';

/** A good answer. */
export const ok = <Data>(data: Data, message = ''): Envelope<Data> => ({ status: true, data, message });

/** A refusal in the words of the request's language, with those of single fields (observed-behaviour.md, 16). */
export function refuse({ wording, errors }: Pick<HttpError, 'wording' | 'errors'>, say: Messages) {
  const fieldErrors = errors && {
    errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, words(say)])),
  };
  return { status: false, data: fieldErrors ?? null, message: wording(say) } satisfies Envelope<FieldErrors | null>;
}
