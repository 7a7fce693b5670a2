import type { Condition } from './Condition.ts';
import type { AnyRow, OneOf, Path } from './Path.ts';

/**
 * A group of fields under the heading `resources.<name>.sections.<section>`. Fields without a section come first. On wide
 * screens two sections stand side by side.
 */
export type Section<Row, Virtual extends string = never> = {
  /** The fields in their order, each in one section only. */
  fields: readonly OneOf<Path<Row> | Virtual>['name'][];
  /** A form shows it beside its other sections, which have tabs. */
  aside?: true;
  /** A dialog unfolds it on demand. */
  folded?: true;
  // For other products:
  /** Shows, validates and sends the fields only while the condition holds. */
  when?: Condition<Row>;
};

/** The fields without a section, and the fields of each section that has any of them. */
export function groupBySection<Field extends { source: string }>(
  { sections = {} }: { sections?: Readonly<Record<string, Section<AnyRow>>> },
  fields: readonly Field[],
) {
  const withFields = Object.entries(sections).map(([name, section]) => ({
    name,
    ...section,
    fields: section.fields.flatMap((source) => fields.filter((field) => field.source === source)),
  }));
  const inSections = new Set(withFields.flatMap((section) => section.fields));
  return {
    lead: fields.filter((field) => !inSections.has(field)),
    sections: withFields.filter((section) => section.fields.length > 0),
  };
}
