import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { partsOf } from '#admin/engine/fields/fieldKinds.ts';
import type { Reader } from '#admin/engine/fields/Reader.ts';
import { useReader } from '#admin/engine/fields/useReader.ts';
import { useProduct } from '#admin/engine/record/ProductContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';

const hasReferences = ({ fields }: AnyResource) =>
  Object.values(fields).some((field) => field && partsOf(field.kind).refersTo);

/**
 * The reader of a list. Once it has asked for the titles of the records that these rows refer to, it is another one, so
 * that what was found before is looked for anew. A title that cannot be had is read as its key.
 */
export function useTitledReader(definition: AnyResource, rows: RaRecord[] | undefined): Reader {
  const base = useReader();
  const { resources } = useProduct();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [titled, setTitled] = useState({ reader: base, base });
  if (titled.base !== base) setTitled({ reader: base, base });

  useEffect(() => {
    if (!rows || !hasReferences(definition)) return;
    import('./loadTitles.ts')
      .then(({ loadTitles }) => loadTitles({ definition, resources, dataProvider, queryClient }, rows))
      .then((areNew) => areNew && setTitled((before) => ({ ...before, reader: { ...before.base } })))
      .catch(() => undefined);
  }, [definition, rows, resources, dataProvider, queryClient]);

  return titled.reader;
}
