import type { AnyResource } from './defineResource.ts';
import type { Field, View } from './Field.ts';
import type { ExportDefinition } from './ListDefinition.ts';

const isForm = (view: View) => view === 'create' || view === 'update';

/** True where a field appears in a view: what is declared for `form` does in `create` and `update`. */
const isOn = ({ on }: Field, view: View) =>
  on.some((declared) => declared === view || (declared === 'form' && isForm(view)));

/** Declared fields as a list, each with where its value lies. */
export const withSources = <Declared extends object>(fields: Readonly<Record<string, Declared | undefined>>) =>
  Object.entries(fields).flatMap(([source, field]) => (field ? [{ source, ...field }] : []));

/** The fields of a view in the order in which they are declared. */
export const fieldsOn = ({ fields }: AnyResource, view: View) =>
  withSources(fields).filter((field) => isOn(field, view));

/** Tells whether the form that creates a record, or the one that updates it, has anything to type. */
export const hasForm = (definition: AnyResource, operation: 'create' | 'update') =>
  fieldsOn(definition, operation).length > 0;

/** The file that a definition declares, with its default name and columns; undefined where it declares none. */
export function exportOf(definition: AnyResource): Required<ExportDefinition> | undefined {
  const { name, list } = definition;
  if (!list.export) return undefined;
  const columns = fieldsOn(definition, 'list').map(({ source }) => source);
  return { fileName: `${name}.csv`, columns, ...(list.export !== true && list.export) };
}
