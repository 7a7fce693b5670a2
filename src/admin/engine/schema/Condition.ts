import { isBlank, isRecord, setAt, type Values, valueAt } from '#api/values.ts';
import type { AnyRow, Path, ValueAt } from './Path.ts';

type Comparable = string | number | boolean | null;

type ValuesOf<Value> = unknown extends Value ? Comparable : Extract<Value, Comparable> | null;

/** A test of a value. Each option given must hold. */
export type ValueTest<Row = AnyRow, Value = unknown> = {
  /** Whether there is a value. Blank texts and empty lists do not count as values. */
  isSet?: boolean;
  // For other products:
  /** The smallest number, or the first day. */
  min?: unknown extends Value ? string | number : Extract<Value, string | number>;
  /** A part of the text, or an entry of the list. */
  contains?: unknown extends Value ? unknown : Value extends readonly (infer Entry)[] ? Entry : Extract<Value, string>;
  /** Another field, which has another value. */
  differsFrom?: Path<Row>;
};

/**
 * Holds for a record whose fields have these values, or one of several: `{ state: 'upcoming' }`, `{ 'address.city':
 * ['Lund', null] }`. `null` stands for no value. An object tests the value: `{ seats: { min: 2 } }`.
 */
export type Condition<Row> = {
  readonly [At in Path<Row>]?:
    | ValuesOf<ValueAt<Row, At>>
    | readonly ValuesOf<ValueAt<Row, At>>[]
    | ValueTest<Row, ValueAt<Row, At>>;
};

/** A condition on any row type. */
export type AnyCondition = Condition<AnyRow>;

const includes = (value: unknown, part: unknown) =>
  Array.isArray(value) ? value.includes(part) : String(value ?? '').includes(String(part));

const passes = ({ isSet, min, contains, differsFrom }: ValueTest, value: unknown, record: Values) =>
  (isSet === undefined || isSet === !isBlank(value)) &&
  (min === undefined || (!isBlank(value) && (value as string | number) >= min)) &&
  (contains === undefined || includes(value, contains)) &&
  (differsFrom === undefined || value !== (valueAt(record, differsFrom) ?? null));

/** True if the condition holds for the record, or if there is no condition. */
export const matches = (condition: AnyCondition | undefined, record: Values) =>
  Object.entries(condition ?? {}).every(([source, expected]) => {
    const value = valueAt(record, source) ?? null;
    return isRecord(expected) ? passes(expected, value, record) : [expected].flat().includes(value as Comparable);
  });

type Fillable = { source: string; when?: AnyCondition; none?: string | number };

/** True if a field's condition holds and the record has a value for it, other than the API's for none. */
export function isFilled(record: Values, { source, when, none }: Fillable) {
  const value = valueAt(record, source);
  return matches(when, record) && !isBlank(value) && (none === undefined || value !== none);
}

export type Conditional = {
  source: string;
  when?: AnyCondition;
  sectionWhen?: AnyCondition;
  else?: null;
};

/** True if the conditions of a field and its section hold. */
export const isShown = ({ when, sectionWhen }: Pick<Conditional, 'when' | 'sectionWhen'>, record: Values) =>
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

/** The values, with undefined in place of those of the fields that are not shown. */
export function withoutHidden(values: Values, fields: readonly Conditional[], shown: readonly Conditional[]): Values {
  const sources = new Set(shown.map(({ source }) => source));
  return fields.reduce((left, { source }) => (sources.has(source) ? left : setAt(left, source, undefined)), values);
}
