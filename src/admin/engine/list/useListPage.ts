import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { useKindDownloads } from '#admin/engine/fields/fieldKinds.ts';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import { segmentParam } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { isRecord, valueAt } from '#api/values.ts';
import { useAllPages } from './allPages/useAllPages.ts';
import { toApiPage, toShownPage } from './listPage.ts';
import { type ListParams, type ListState, type LocalQuery, listParams, toLocalQuery } from './listQuery.ts';
import { matchRecords } from './matchRecords.ts';
import { useLoadTitles } from './useLoadTitles.ts';

/** Rows of another segment are no placeholder, because their actions differ. */
function isSameSegment(definition: AnyResource, queryKey: QueryKey | undefined, { filter }: ListParams) {
  const param = segmentParam(definition);
  return !param || (isRecord(queryKey?.[2]) && valueAt(queryKey[2].filter, param) === filter[param]);
}

/**
 * The format context of a list, which loads the titles that these rows refer to. It changes when they arrive, so that the
 * search runs again. A title that fails to load stays the record's id.
 */
function useFormatContextWithTitles(definition: AnyResource, rows: RaRecord[] | undefined) {
  const format = useFormatContext();
  const loadTitles = useLoadTitles(definition);
  const [version, setVersion] = useState(0);

  useEffect(() => {
    if (!rows) return;
    loadTitles(rows)
      .then((areNew) => areNew && setVersion((before) => before + 1))
      .catch(() => undefined);
  }, [rows, loadTitles]);

  return useMemo(() => ({ ...format, version }), [format, version]);
}

/** The rows that match the search and the filters, in the chosen order, once the code of their field kinds has loaded. */
function useMatches(
  definition: AnyResource,
  rows: RaRecord[] | undefined,
  { searchesAll, localQuery }: ListState & { localQuery: LocalQuery },
) {
  const [missingKind] = useKindDownloads(withSources(definition.fields).map(({ kind }) => kind));
  const records = missingKind ? undefined : rows;
  const isMatched =
    localQuery.search !== '' || localQuery.sort !== undefined || Object.keys(localQuery.filters).length > 0;
  const loadsTitles = isMatched && !searchesAll; // all pages come with their titles
  const format = useFormatContextWithTitles(definition, loadsTitles ? records : undefined);
  const matches = useMemo(
    () => records && matchRecords(definition, records, { ...localQuery, format }),
    [definition, records, localQuery, format],
  );
  return { matches, error: missingKind?.error };
}

/** Requests the page in the URL and returns the page to show: see the head of `listPage.ts`. */
export function useListPage(definition: AnyResource, state: ListState) {
  const { asked, page, search, sort, filters, searchesAll, setPage } = state;
  const endpoint = useEndpoint(definition.name, 'list');
  const apiPageNumber = searchesAll ? 1 : page;
  const params = listParams(definition, endpoint, { ...asked, page: apiPageNumber });
  const localQuery = useMemo(
    () => toLocalQuery(endpoint, { search, sort, filters }),
    [endpoint, search, sort, filters],
  );
  const query = useGetList<RaRecord>(definition.name, params, {
    placeholderData: (previous, before) => (isSameSegment(definition, before?.queryKey, params) ? previous : undefined),
  });
  const apiPage = toApiPage(query, apiPageNumber);
  const allQuery = useAllPages(definition, params, searchesAll);
  const allPages = searchesAll ? allQuery.data : undefined;
  const isLoadingAll = searchesAll && allQuery.isFetching;
  const { matches, error: matchError } = useMatches(definition, allPages?.data ?? apiPage.rows, {
    ...state,
    localQuery,
  });
  const error = query.error ?? matchError;

  useEffect(() => {
    if (apiPage.isPastTheEnd) setPage(apiPage.lastPage, { replace: true });
  });

  const allPageSize = apiPage.info?.per_page ?? params.pagination.perPage;
  const localPageSize = allPages ? allPageSize : definition.list.pageSize;
  const shown = toShownPage({ apiPage, allPages, isLoadingAll, matches, error, page, localPageSize });
  return { query, params, localQuery, apiPage, allPages, matches, error, ...shown };
}
