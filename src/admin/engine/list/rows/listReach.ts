import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { AllPages } from './allPagesQuery.ts';
import type { ApiPage } from './listPage.ts';
import { isArranged, type LocalQuery } from './listParams.ts';
import type { ListState } from './useListState.ts';

type Parts = { apiPage: ApiPage; allPages?: AllPages; localQuery: LocalQuery };

/** How far a search, a filter or an order reaches, and whether all pages can be searched or exported. */
export function listReach(
  { list }: AnyResource,
  { search, filters, isAll }: ListState,
  { apiPage: { info }, allPages, localQuery }: Parts,
) {
  const mayHaveMore = info === undefined || info.last_page > 1;
  const hasMorePages = info !== undefined && mayHaveMore;
  const isWhole = !hasMorePages || (allPages?.status === 'done' && allPages.read?.missing.length === 0);
  const needsMore = isAll || ((search !== '' || isArranged(localQuery)) && mayHaveMore);
  const hasRoomFor = {
    searchAll: list.searchAll !== undefined && needsMore,
    exportAll: list.export !== undefined && list.exportAll !== undefined && mayHaveMore,
  };
  return {
    /** Every row of the list has been read. */
    isWhole,
    /** A filter or an order reaches only the rows that were read. */
    isArrangedHere: isArranged(localQuery) && !isWhole,
    isNarrowed: search !== '' || Object.values(filters).some(Boolean),
    /** What may be offered once the number of pages is known: its room is kept until then. */
    hasRoomFor,
    canSearchAll: hasRoomFor.searchAll && (isAll || hasMorePages),
    canExportAll: hasRoomFor.exportAll && hasMorePages,
  };
}
