import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/useFormatContext.ts';
import { useProduct } from '#admin/engine/record/ProductContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { exportOf } from '#admin/engine/schema/fieldsOn.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

/** Downloads records as the file that the definition declares, formatted as on screen; rejects when it cannot be made. */
export function useExporter(definition: AnyResource) {
  const headings = useResourceText();
  const format = useFormatContext();
  const { resources } = useProduct();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();

  return async (records: RaRecord[], fileName?: string) => {
    const file = exportOf(definition);
    if (!file) return;
    const [{ exportCsv }, { loadTitles }] = await Promise.all([import('./exportCsv.ts'), import('./loadTitles.ts')]);
    await loadTitles({ definition, resources, dataProvider, queryClient }, records);
    exportCsv(definition, records, { ...file, ...(fileName && { fileName }), headings, format });
  };
}
