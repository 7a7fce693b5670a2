import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { partsOf } from '#admin/engine/fields/fieldKinds.ts';
import { useFormatContext } from '#admin/engine/fields/useFormatContext.ts';
import { useKinds } from '#admin/engine/fields/useKinds.ts';
import { useProduct } from '#admin/engine/record/ProductContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { downloadQuery } from '#admin/engine/ui/Downloaded.tsx';
import { isArranged, type LocalQuery } from './listQuery.ts';
import { searchRecords } from './searchRecords.ts';

const hasReferences = ({ fields }: AnyResource) =>
  Object.values(fields).some((field) => field && partsOf(field.kind).refersTo);

/**
 * The format context of a list. Once it has asked for the titles of the records that these rows refer to, it is another one, so
 * that what was found before is looked for anew. A title that cannot be had is read as its key.
 */
function useFormatContextWithTitles(definition: AnyResource, rows: RaRecord[] | undefined): FormatContext {
  const base = useFormatContext();
  const { resources } = useProduct();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [titled, setTitled] = useState({ format: base, base });
  if (titled.base !== base) setTitled({ format: base, base });

  useEffect(() => {
    if (!rows || !hasReferences(definition)) return;
    import('./loadTitles.ts')
      .then(({ loadTitles }) => loadTitles({ definition, resources, dataProvider, queryClient }, rows))
      .then((areNew) => areNew && setTitled((before) => ({ ...before, format: { ...before.base } })))
      .catch(() => undefined);
  }, [definition, rows, resources, dataProvider, queryClient]);

  return titled.format;
}

const kindsOf = ({ fields }: AnyResource) => Object.values(fields).flatMap((field) => (field ? [field.kind] : []));

const loadArranging = async () => (await import('./arrangeRecords.ts')).arrangeRecords;

type Sought = { search: string; localQuery: LocalQuery; isAll: boolean };

/** The rows that match the search and the filters, in the chosen order. The code that sorts and filters is downloaded when it is needed. */
export function useMatches(
  definition: AnyResource,
  rows: RaRecord[] | undefined,
  { search, localQuery, isAll }: Sought,
) {
  const [missingKind] = useKinds(kindsOf(definition));
  const read = missingKind ? undefined : rows;
  const needsArranging = isArranged(localQuery);
  const needsTitles = !isAll && (needsArranging || search !== ''); // those of all pages come with these
  const format = useFormatContextWithTitles(definition, needsTitles ? read : undefined);
  const { data: arrange, error } = useQuery({ ...downloadQuery(loadArranging), enabled: needsArranging });

  const matches = useMemo(() => {
    const found = read && searchRecords(definition, read, { text: search, format });
    if (!found || !needsArranging) return found;
    return arrange?.(definition, found, { ...localQuery, format });
  }, [definition, read, search, needsArranging, localQuery, arrange, format]);
  return { matches, error: missingKind?.error ?? error };
}
