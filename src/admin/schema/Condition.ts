type Comparable = string | number | boolean | null;

type Values<Value> = unknown extends Value ? Comparable : Extract<Value, Comparable> | null;

/**
 * Holds for a record whose fields all have the value that is named here, or one of several: `{ state: 'upcoming' }`,
 * `{ state: ['past', 'cancelled'] }`. A field without a value is `null`.
 */
export type Condition<Row> = {
  readonly [Name in keyof Row & string]?: Values<Row[Name]> | readonly Values<Row[Name]>[];
};

/** A condition whose row type the generators do not need to know. */
export type AnyCondition = Condition<Record<string, unknown>>;
