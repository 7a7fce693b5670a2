import { setAt, type Values, valueAt } from '#api/values.ts';
import { type Conditional, shownFields, withoutHidden } from './Condition.ts';
import type { FieldKind, KindOptions } from './FieldKind.ts';
import { sentValue } from './kindTraits.ts';

type SentField = Conditional & { kind: FieldKind } & KindOptions[FieldKind];

/** The values, with that of a field as a call sends it. */
function withSent(values: Values, field: SentField) {
  const value = valueAt(values, field.source);
  const sent = sentValue(field, value);
  return sent === value ? values : setAt(values, field.source, sent);
}

/** The values of an action's form, as its call sends them. */
export const askedValues = (fields: readonly SentField[], values: Values) => fields.reduce(withSent, values);

/** The values that a form sends: those of hidden fields are left out, or null where the field says so. */
export function sentValues(fields: readonly SentField[], values: Values): Values {
  const shown = shownFields(fields, values);
  const cleared = fields.filter((field) => field.else === null && !shown.includes(field));
  const visible = shown.reduce(withSent, withoutHidden(values, fields, shown));
  return cleared.reduce((sent, { source }) => setAt(sent, source, null), visible);
}
