import { isRecord, type Values, valueAt } from '#api/values.ts';
import type { AnyCondition } from './Condition.ts';

/** True when the condition holds for the record; without a condition, always. */
export const matches = (condition: AnyCondition | undefined, record: Values) =>
  Object.entries(condition ?? {}).every(([source, expected]) =>
    [expected].flat().some((value) => value === (valueAt(record, source) ?? null)),
  );

type Conditional = { source: string; when?: AnyCondition; sectionWhen?: AnyCondition };

const isConditional = ({ when, sectionWhen }: Conditional) => when !== undefined || sectionWhen !== undefined;

/**
 * The fields of a form whose conditions hold. What a hidden field still holds counts for nothing: a field that depends
 * on it sees no value there. Conditions may follow on each other, so each round may hide or show more.
 */
export function shownFields<Field extends Conditional>(fields: readonly Field[], values: Values): readonly Field[] {
  if (!fields.some(isConditional)) return fields;
  return fields.reduce<readonly Field[]>((shown) => {
    const seen = withoutHidden(values, fields, shown);
    return fields.filter(({ when, sectionWhen }) => matches(when, seen) && matches(sectionWhen, seen));
  }, fields);
}

/** The values without the one at a path like `profile.name`. */
function without(values: Values, source: string): Values {
  const { [source]: _, ...rest } = values;
  const [outer = '', ...inner] = source.split('.');
  const nested = rest[outer];
  return inner.length > 0 && isRecord(nested) ? { ...rest, [outer]: without(nested, inner.join('.')) } : rest;
}

/** The values without those of the fields that are not shown. */
export function withoutHidden(values: Values, fields: readonly Conditional[], shown: readonly Conditional[]): Values {
  const sources = new Set(shown.map(({ source }) => source));
  return fields.reduce((left, { source }) => (sources.has(source) ? left : without(left, source)), values);
}
