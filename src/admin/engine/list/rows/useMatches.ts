import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useKinds } from '#admin/engine/fields/useKinds.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { downloadQuery } from '#admin/engine/ui/downloadQuery.ts';
import { isArranged, type LocalQuery } from './listParams.ts';
import { searchRecords } from './searchRecords.ts';
import { useTitledReader } from './useTitledReader.ts';

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
  const reader = useTitledReader(definition, needsTitles ? read : undefined);
  const { data: arrange, error } = useQuery({ ...downloadQuery(loadArranging), enabled: needsArranging });

  const matches = useMemo(() => {
    const found = read && searchRecords(definition, read, { text: search, reader });
    if (!found || !needsArranging) return found;
    return arrange?.(definition, found, { ...localQuery, reader });
  }, [definition, read, search, needsArranging, localQuery, arrange, reader]);
  return { matches, error: missingKind?.error ?? error };
}
