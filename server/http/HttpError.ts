import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldName, Messages } from '#server/messages/en.ts';

/** Picks the words once the language of the request is known. */
export type Wording = (say: Messages) => string;

type Details = {
  errors?: Partial<Record<FieldName, Wording>>;
  headers?: Record<string, string>;
};

/** A refusal with words for the person at the other end. Anything else that is thrown is our fault: a 500. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly wording: Wording;
  readonly errors?: Details['errors'];
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, wording: Wording, { errors, headers = {} }: Details = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.wording = wording;
    this.errors = errors;
    this.headers = headers;
  }
}

/** Refuses one field; the sentence is shown both beside the field and as the message. */
export const refuseField = (field: FieldName, wording: Wording, status: ContentfulStatusCode = 422) =>
  new HttpError(status, wording, { errors: { [field]: wording } });
