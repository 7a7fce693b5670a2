import { HttpError } from '#server/http/HttpError.ts';
import type { FieldName, Message } from '#server/language/translate.ts';

/** The value of a field as it should be stored; throws an HttpError with the reason why it cannot be. */
export type Validator<Value> = (value: unknown) => Value;
export type Schema = Partial<Record<FieldName, Validator<unknown>>>;

type Fields<Of extends Schema> = { [Field in keyof Of]: Of[Field] extends Validator<infer Value> ? Value : never };

/** Validates every field of the schema and ignores all others; refuses with one error a field, in the schema's order. */
export function readFields<Of extends Schema>(sent: ReadonlyMap<string, unknown>, schema: Of) {
  const values: Record<string, unknown> = {};
  const errors: Record<string, Message> = {};

  for (const [field, validate] of Object.entries(schema)) {
    try {
      values[field] = validate(sent.get(field));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      errors[field] = error.reason;
    }
  }

  const [first] = Object.values(errors);
  if (first) throw new HttpError(422, first, { errors });
  return values as Fields<Of>;
}
