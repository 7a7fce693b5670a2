import type { AnyRow, Path, ValueAt } from './Path.ts';

type Comparable = string | number | boolean | null;

type Values<Value> = unknown extends Value ? Comparable : Extract<Value, Comparable> | null;

/**
 * Holds for a record whose fields have these values, or one of several: `{ state: 'upcoming' }`, `{ 'address.city':
 * ['Lund', null] }`. `null` stands for no value.
 */
export type Condition<Row> = {
  readonly [At in Path<Row>]?: Values<ValueAt<Row, At>> | readonly Values<ValueAt<Row, At>>[];
};

/** A condition on any row type. */
export type AnyCondition = Condition<AnyRow>;
