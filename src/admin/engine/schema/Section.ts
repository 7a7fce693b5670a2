import type { Condition } from './Condition.ts';
import type { AnyRow, OneOf, Path } from './Path.ts';

/** Fields that belong together: a group of a form or of a dialog, a tab of a page or of a form with tabs, headed by `resources.<name>.sections.<section>`. A field of no section comes before all. */
export type Section<Row, Own extends string = never> = {
  /** The fields, each of one section alone, in the order in which they are shown. */
  fields: readonly OneOf<Path<Row> | Own>['name'][];
  /** It is shown, and its fields are sent and validated, only while this holds. Used by: the test product. */
  when?: Condition<Row>;
};

/** A section whose row type the generators do not need to know. */
export type AnySection = Section<AnyRow>;
