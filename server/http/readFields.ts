import type { FieldName } from '#server/messages/en.ts';
import { HttpError, type Wording } from './HttpError.ts';

/** The value of a field as it should be stored, or the reason why it cannot be. */
export type Checked<Value> = { value: Value } | { problem: Wording };
export type Check<Value> = (sent: unknown, field: FieldName) => Checked<Value>;
export type Checks = Partial<Record<FieldName, Check<unknown>>>;

type Fields<Wanted extends Checks> = {
  [Field in keyof Wanted]: Wanted[Field] extends Check<infer Value> ? Value : never;
};

/** Checks every wanted field and ignores all others; refuses with one reason a field, in the order they were asked for. */
export function readFields<Wanted extends Checks>(sent: ReadonlyMap<string, unknown>, wanted: Wanted) {
  const values: Record<string, unknown> = {};
  const errors: Partial<Record<FieldName, Wording>> = {};

  for (const [name, check] of Object.entries(wanted)) {
    const field = name as FieldName;
    const checked = check(sent.get(field), field);
    if ('problem' in checked) errors[field] = checked.problem;
    else values[field] = checked.value;
  }

  const [first] = Object.values(errors);
  if (first) throw new HttpError(422, first, { errors });
  return values as Fields<Wanted>;
}
