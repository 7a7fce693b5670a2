import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'ra-core';
import { useEffect } from 'react';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { isRecord, type Values } from '#api/values.ts';
import type { Page } from '#api/wire.ts';
import { listQuery } from './listQuery.ts';
import type { ListState } from './useListState.ts';

export type Row = Values & RaRecord;

/** What the API says about the page it sent. */
export type PageFigures = Omit<Page<unknown>, 'data'>;

/** Rows of another part are not shown in wait of this one's: what can be done with them differs. */
const isOfPart = (key: QueryKey | undefined, filter: Values) =>
  isRecord(key?.[2]) && JSON.stringify(key[2].filter) === JSON.stringify(filter);

/** One page of rows, and the way back from a page that is no longer there. */
export function useRows(definition: AnyResource, { page, segment, setPage }: ListState) {
  const queries = useQueryClient();
  const query = listQuery(definition, page, segment);
  const answer = useGetList<Row>(definition.name, query, {
    placeholderData: (previous, before) => (isOfPart(before?.queryKey, query.filter) ? previous : undefined),
  });
  const figures: PageFigures | undefined = answer.meta;
  const lastPage = Math.max(1, figures?.last_page ?? page);
  const isPastTheEnd = !answer.isPlaceholderData && page > lastPage;

  useEffect(() => {
    if (isPastTheEnd) setPage(lastPage, { replace: true });
  });

  // Without a total it is no answer but react-admin's stand-in for one at the end of the session.
  const hasRows = answer.total !== undefined && !isPastTheEnd;
  return {
    rows: hasRows ? answer.data : undefined,
    figures,
    error: answer.error,
    isFetching: answer.isFetching,
    isOutdated: answer.isPlaceholderData,
    retry: () => void queries.refetchQueries({ queryKey: [definition.name, 'getList'], type: 'active' }),
  };
}
