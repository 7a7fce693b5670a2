import type { AnyRow, Path, ValueAt } from './Path.ts';

type Comparable = string | number | boolean | null;

type Values<Value> = unknown extends Value ? Comparable : Extract<Value, Comparable> | null;

/**
 * Holds for a record whose fields all have the value that is named here, or one of several: `{ state: 'upcoming' }`,
 * `{ state: ['past', 'cancelled'] }`. A field without a value is `null`; one of a nested object is named by
 * its path, `'address.city'`.
 */
export type Condition<Row> = {
  readonly [At in Path<Row>]?: Values<ValueAt<Row, At>> | readonly Values<ValueAt<Row, At>>[];
};

/** A condition whose row type the generators do not need to know. */
export type AnyCondition = Condition<AnyRow>;
