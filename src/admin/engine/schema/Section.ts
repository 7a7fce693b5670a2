import type { Condition } from './Condition.ts';
import type { AnyRow, OneOf, Path } from './Path.ts';

/** A group of fields under the heading `resources.<name>.sections.<section>`, or in a tab. Fields without a section come first. */
export type Section<Row, Own extends string = never> = {
  /** The fields in their order. A field can be in one section only. */
  fields: readonly OneOf<Path<Row> | Own>['name'][];
  /** Shows, validates and sends the fields only while the condition holds. Used by: the test product. */
  when?: Condition<Row>;
};

/** A section of any row type. */
export type AnySection = Section<AnyRow>;
