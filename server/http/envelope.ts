import type { Envelope, FieldErrors } from '#api/wire.ts';
import type { FieldName, Translate } from '#server/language/translate.ts';
import type { HttpError } from './HttpError.ts';

/** The body of a success. */
export const ok = <Data>(data: Data, message = ''): Envelope<Data> => ({ status: true, data, message });

/** The body of a refusal in the request's language, with its errors by field (observed-behaviour.md, 16). */
export function errorEnvelope({ reason, errors }: Pick<HttpError, 'reason' | 'errors'>, t: Translate) {
  const fieldErrors =
    errors && Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, t(error, field as FieldName)]));
  const [firstError] = Object.values(fieldErrors ?? {});
  return {
    status: false,
    data: fieldErrors ? { errors: fieldErrors } : null,
    message: firstError ?? t(reason),
  } satisfies Envelope<FieldErrors | null>;
}
