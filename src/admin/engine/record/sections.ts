import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { AnySection } from '#admin/engine/schema/Section.ts';

type Sectioned = { name: string; section: AnySection };

/** The section that a field belongs to, if it belongs to one. */
const sectionOf = ({ sections = {} }: AnyResource, source: string): Sectioned | undefined => {
  const found = Object.entries(sections).find(([, { fields }]) => fields.includes(source));
  return found && { name: found[0], section: found[1] };
};

/** Some fields as a screen groups them; the first group has no name and holds what belongs to no section. */
export type FieldGroup<Field> = { name?: string; section?: AnySection; fields: Field[] };

/** The fields by sections, in the order of the declaration and without sections that would be empty. */
export function inSections<Field extends { source: string }>(
  definition: AnyResource,
  fields: readonly Field[],
): FieldGroup<Field>[] {
  const { sections = {} } = definition;
  const loose = fields.filter(({ source }) => !sectionOf(definition, source));
  const groups = Object.entries(sections).map(([name, section]) => ({
    name,
    section,
    fields: section.fields.flatMap((source) => fields.filter((field) => field.source === source)),
  }));
  return [{ fields: loose }, ...groups].filter((group) => group.fields.length > 0);
}

/** The fields in the order in which their sections show them, each with the condition of its section. */
export const withSectionConditions = <Field extends { source: string }>(
  definition: AnyResource,
  fields: readonly Field[],
) =>
  inSections(definition, fields).flatMap(({ section, fields: grouped }) =>
    grouped.map((field) => ({ ...field, sectionWhen: section?.when })),
  );
