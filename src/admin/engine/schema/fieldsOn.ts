import type { AnyResource } from './defineResource.ts';
import type { Field, View } from './Field.ts';
import { traitsOf } from './kindTraits.ts';
import type { ExportColumn, ExportDefinition } from './ListDefinition.ts';

/** Declared fields as a list, each with the path of its value. */
export const withSources = <Declared extends object>(fields: Readonly<Record<string, Declared | undefined>>) =>
  Object.entries(fields).flatMap(([source, field]) => (field ? [{ source, ...field }] : []));

/** The fields that name a record. */
export const titlesOf = ({ title }: Pick<AnyResource, 'title'>) => [title].flat() as [string, ...string[]];

const isOn = ({ on }: Field, view: View) =>
  on.some((declared) => declared === view || (declared === 'form' && ['create', 'update'].includes(view)));

/** Tabs name the value of their field, so lists leave it out. A record's page lists the rows of all segments, without tabs. */
const isInTabs = ({ list, parent }: AnyResource, source: string, view: View) =>
  (view === 'list' || view === 'card') && !parent && list.segments?.field === source;

/** The fields of a view in the declared order, each with the condition of its section. */
export const fieldsOn = (definition: AnyResource, view: View) => {
  const { fields, sections = {} } = definition;
  return withSources(fields)
    .filter((field) => isOn(field, view) && !isInTabs(definition, field.source, view))
    .map((field) => {
      const section = Object.values(sections).find((each) => each.fields.includes(field.source));
      return { ...field, sectionWhen: section?.when };
    });
};

/** A field of a view, with the path of its value. */
export type ViewField = ReturnType<typeof fieldsOn>[number];

/** True if the form has fields. */
export const hasForm = (definition: AnyResource, operation: 'create' | 'update') =>
  fieldsOn(definition, operation).length > 0;

/** The declared export with its default name and columns, or undefined. */
export function exportOf(definition: AnyResource) {
  const { name, list } = definition;
  if (!list.export) return undefined;
  const shown = fieldsOn(definition, 'list').map(({ source }) => source);
  const { fileName = `${name}.csv`, columns = shown }: ExportDefinition = list.export === true ? {} : list.export;
  return {
    fileName,
    columns: columns.map((column): ExportColumn => (typeof column === 'string' ? { field: column } : column)),
  };
}

/** The alignment of a column: amounts and counts are aligned by their last digit. */
export const alignOf = (field: Field) => (traitsOf(field.kind).isRightAligned?.(field) ? 'right' : undefined);
