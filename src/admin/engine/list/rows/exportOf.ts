import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import type { ExportDefinition } from '#admin/engine/schema/ListDefinition.ts';

/** The file that a definition declares, with the name and the columns that it leaves unsaid; undefined for none. */
export function exportOf(definition: AnyResource): Required<ExportDefinition> | undefined {
  const { name, list } = definition;
  if (!list.export) return undefined;
  const columns = fieldsOn(definition, 'list').map(({ source }) => source);
  return { fileName: `${name}.csv`, columns, ...(list.export !== true && list.export) };
}
