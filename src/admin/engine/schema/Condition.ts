import { isRecord, type Values, valueAt } from '#api/values.ts';
import type { AnyRow, Path, ValueAt } from './Path.ts';

type Comparable = string | number | boolean | null;

type ValuesOf<Value> = unknown extends Value ? Comparable : Extract<Value, Comparable> | null;

/**
 * Holds for a record whose fields have these values, or one of several: `{ state: 'upcoming' }`, `{ 'address.city':
 * ['Lund', null] }`. `null` stands for no value.
 */
export type Condition<Row> = {
  readonly [At in Path<Row>]?: ValuesOf<ValueAt<Row, At>> | readonly ValuesOf<ValueAt<Row, At>>[];
};

/** A condition on any row type. */
export type AnyCondition = Condition<AnyRow>;

/** True if the condition holds for the record, or if there is no condition. */
export const matches = (condition: AnyCondition | undefined, record: Values) =>
  Object.entries(condition ?? {}).every(([source, expected]) =>
    [expected].flat().some((value) => value === (valueAt(record, source) ?? null)),
  );

type Conditional = { source: string; when?: AnyCondition; sectionWhen?: AnyCondition };

/** True if the conditions of a field and its section hold. */
export const isShown = ({ when, sectionWhen }: Omit<Conditional, 'source'>, record: Values) =>
  matches(when, record) && matches(sectionWhen, record);

/**
 * The fields of a form whose conditions hold. Conditions see no value in a hidden field. They may depend on each other, so
 * there is one round for each field.
 */
export function shownFields<Field extends Conditional>(fields: readonly Field[], values: Values): readonly Field[] {
  if (!fields.some(({ when, sectionWhen }) => when ?? sectionWhen)) return fields;
  return fields.reduce<readonly Field[]>((shown) => {
    const visible = withoutHidden(values, fields, shown);
    return fields.filter((field) => isShown(field, visible));
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
