import type { AnyResource, ExportDefinition } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { downloadCsv } from './downloadCsv.ts';

/** Saves rows as the file that the definition declares. What writes CSV is downloaded only now. */
export async function exportRows(
  definition: AnyResource,
  { fileName, columns }: ExportDefinition<Values>,
  rows: readonly Values[],
  word: (key: AdminKey) => string,
) {
  const { toCsv } = await import('./toCsv.ts');
  downloadCsv(fileName, toCsv(definition, rows, columns, word));
}
