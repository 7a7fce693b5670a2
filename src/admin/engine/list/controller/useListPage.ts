import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useKinds } from '#admin/engine/fields/useKinds.ts';
import { type AllPages, allPagesQuery } from '#admin/engine/list/reading/AllPages.ts';
import { type PageInfo, paginate } from '#admin/engine/list/rows/paginate.ts';
import { searchRecords } from '#admin/engine/list/rows/searchRecords.ts';
import { type ListParams, type LocalQuery, listParams, localQuery } from '#admin/engine/list/state/listParams.ts';
import type { ListState } from '#admin/engine/list/state/useListState.ts';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import { segmentParam } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { downloadQuery } from '#admin/engine/ui/downloadQuery.ts';
import type { PageInfo as ApiPageInfo } from '#api/readPage.ts';
import { isRecord, valueAt } from '#api/values.ts';
import { useTitledReader } from './useTitledReader.ts';

/** Rows of another segment are no placeholder: what can be done with them differs. */
function isSameSegment(definition: AnyResource, queryKey: QueryKey | undefined, { filter }: ListParams) {
  const param = segmentParam(definition);
  return !param || (isRecord(queryKey?.[2]) && valueAt(queryKey[2].filter, param) === filter[param]);
}

const isPageInfo = (pageInfo: unknown): pageInfo is ApiPageInfo => isRecord(pageInfo) && 'current_page' in pageInfo;

/** The page as the API describes it. Where it does not tell its last page, the next one is the last that is known of. */
function knownPage(pageInfo: unknown): PageInfo | undefined {
  if (!isPageInfo(pageInfo)) return undefined;
  const { current_page: current, last_page: last = pageInfo.hasNextPage ? current + 1 : current } = pageInfo;
  return { ...pageInfo, last_page: last };
}

/** What was read of all pages, where they are searched. */
function useAllPages(definition: AnyResource, params: ListParams, isAll: boolean) {
  const { data } = useQuery<AllPages>({ ...allPagesQuery(definition.name, params, 'search'), subscribed: isAll });
  return isAll && data?.read ? data : undefined;
}

const kindsOf = ({ fields }: AnyResource) => Object.values(fields).flatMap((field) => (field ? [field.kind] : []));

const loadArranging = async () => (await import('#admin/engine/list/rows/arrangeRecords.ts')).arrangeRecords;

/** The rows that match what was typed, in the order that was chosen; sorting and filtering is downloaded when it is asked for. */
function useMatches(
  definition: AnyResource,
  rows: RaRecord[] | undefined,
  { search, local, isAll }: { search: string; local: LocalQuery; isAll: boolean },
) {
  const [kind] = useKinds(kindsOf(definition));
  const read = kind ? undefined : rows;
  const isArranged = local.sort !== undefined || Object.keys(local.filters).length > 0;
  const needsTitles = !isAll && (isArranged || search !== ''); // those of all pages come with these
  const reader = useTitledReader(definition, needsTitles ? read : undefined);
  const { data: arrange, error } = useQuery({ ...downloadQuery(loadArranging), enabled: isArranged });

  const matches = useMemo(() => {
    const found = read && searchRecords(definition, read, { text: search, reader });
    if (!found || !isArranged) return found;
    return arrange?.(definition, found, { ...local, reader });
  }, [definition, read, search, isArranged, local, arrange, reader]);
  return { matches, error: kind?.error ?? error };
}

type Found = { all?: AllPages | undefined; matches: readonly RaRecord[] | undefined; error: unknown };

/** None that matches so far is not none; and what shows the rows may have to come, which would push the pages below away. */
const isUnderWay = ({ all, matches, error }: Found, read: readonly RaRecord[] | undefined) =>
  matches ? all?.status === 'reading' && matches.length === 0 : read !== undefined && !error;

/** The records of the page that the address names, and the way back from a page that no longer exists. */
export function useListPage(definition: AnyResource, state: ListState) {
  const { page: addressed, search, segment, sort, filters, isAll, setPage } = state;
  const endpoint = useEndpoint(definition.name, 'list');
  const pageOfApi = isAll ? 1 : addressed;
  const params = listParams(definition, endpoint, { page: pageOfApi, segment, sort, filters });
  const local = useMemo(() => localQuery(endpoint, { sort, filters }), [endpoint, sort, filters]);
  const query = useGetList<RaRecord>(definition.name, params, {
    placeholderData: (previous, before) => (isSameSegment(definition, before?.queryKey, params) ? previous : undefined),
  });
  const all = useAllPages(definition, params, isAll);
  const apiPage = knownPage(query.pageInfo);
  const lastPage = Math.max(1, apiPage?.last_page ?? pageOfApi);
  const isPastTheEnd = !query.isPlaceholderData && pageOfApi > lastPage;
  // A page whose last row was just deleted is empty until the answer says which page is the last one now.
  const isEmptied = query.isFetching && pageOfApi > 1 && query.data?.length === 0;

  useEffect(() => {
    if (isPastTheEnd) setPage(lastPage, { replace: true });
  });

  const read = all?.data ?? (isPastTheEnd || isEmptied ? undefined : query.data);
  const { matches, error } = useMatches(definition, read, { search, local, isAll });
  const pageSize = all ? (apiPage?.per_page ?? params.pagination.perPage) : definition.list.pageSize;
  const found = { query, params, local, all, apiPage, matches, error: query.error ?? error };

  if (isUnderWay(found, read)) return { ...found, data: undefined, pageInfo: undefined, page: pageOfApi };
  if (!matches || !pageSize) return { ...found, data: matches, pageInfo: apiPage, page: pageOfApi };
  const { rows: data, pageInfo } = paginate(matches, addressed, pageSize);
  return { ...found, data, pageInfo, page: pageInfo.current_page };
}
