import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Messages } from '#server/language/messages/en.ts';
import type { FieldName, Message } from '#server/language/translate.ts';

type Details = {
  errors?: Partial<Record<FieldName, Message>>;
  headers?: Record<string, string>;
};

/** A refusal with a reason for the caller. All other errors are bugs or outages. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly reason: Message;
  readonly errors?: Details['errors'];
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, reason: Message, { errors, headers = {} }: Details = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.reason = reason;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The refusal of a call without a valid token. */
export const unauthorized = (reason: 'session.noToken' | 'session.wrongToken' | 'session.expired') =>
  new HttpError(401, reason, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** A change whose Idempotency-Key is that of an earlier one. It was not made again. */
export class RepeatedChange extends Error {
  override readonly name = 'RepeatedChange';
}

/** Refuses one field. The reason is both the field's error and the message. */
export const refuseField = (field: FieldName, reason: Message, status: ContentfulStatusCode = 422) =>
  new HttpError(status, reason, { errors: { [field]: reason } });

type ResourceOf<Key> = Key extends `${infer Name}.notFound` ? Name : never;

/** The resources that have a message for a row that does not exist. */
export type ResourceName = ResourceOf<keyof Messages>;

/** Creates the refusal for a row that does not exist. */
export const notFound = (resource: ResourceName) => () => new HttpError(404, `${resource}.notFound`);
