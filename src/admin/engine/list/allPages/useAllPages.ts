import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type GetListResult, type RaRecord, useDataProvider, useEvent } from 'react-admin';
import type { ListParams } from '#admin/engine/context/listQuery.ts';
import { isTooMany, retryDelay, retryRead } from '#admin/engine/list/retries.ts';

/** The rows of up to three pages, which are requested at the same time, and the numbers of the last response. */
type Chunk = { data: RaRecord[]; total?: number; lastPage?: number; hasNextPage: boolean };

/** `lastPage` is undefined if the API tells only whether another page follows. */
function toChunk(results: readonly GetListResult<RaRecord>[]): Chunk {
  const { pageInfo, total } = results.at(-1) ?? {};
  return {
    data: results.flatMap(({ data }) => data),
    total,
    lastPage: pageInfo && 'last_page' in pageInfo ? Math.max(1, Number(pageInfo.last_page)) : undefined,
    hasNextPage: pageInfo?.hasNextPage ?? false,
  };
}

/** The numbers of the next pages: one page at a time if the API does not return the last number. */
function nextPages({ lastPage, hasNextPage }: Chunk, _chunks: unknown, pages: readonly number[]) {
  const next = (pages.at(-1) ?? 0) + 1;
  if (lastPage === undefined) return hasNextPage ? [next] : undefined;
  const numbers = [next, next + 1, next + 2].filter((page) => page <= lastPage);
  return numbers.length > 0 ? numbers : undefined;
}

/** The rows in the order of the pages, without duplicates. */
function toAllPages({ pages: chunks, pageParams }: InfiniteData<Chunk, number[]>) {
  const rows = chunks.flatMap(({ data }) => data);
  const data = [...new Map(rows.map((row) => [row.id, row])).values()];
  const last = chunks.at(-1);
  return {
    data,
    loaded: pageParams.flat().length,
    lastPage: last?.lastPage,
    missing: last && nextPages(last, chunks, pageParams.at(-1) ?? []),
    /** The list changed during the loading. */
    hasChanged: data.length < rows.length || chunks.some(({ total }) => total !== undefined && total !== last?.total),
  };
}

/**
 * A query of all pages of a list, which loads them while `isWanted`. Its cached pages are not loaded again when the
 * administrator comes back. The key begins as react-admin's keys of a resource's infinite lists do, so that its mutations
 * change these rows, too. After a change the query loads all pages again, and keeps the rows until then.
 */
export function useAllPages(resource: string, { filter, sort, pagination }: ListParams, isWanted: boolean) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const queryKey = [resource, 'getInfiniteList', 'all', { filter, sort }];

  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: pages, signal }) => {
      const load = (page: number) =>
        dataProvider.getList<RaRecord>(resource, { filter, sort, pagination: { ...pagination, page }, signal });
      return toChunk(await Promise.all(pages.map(load)));
    },
    initialPageParam: [1],
    getNextPageParam: nextPages,
    select: toAllPages,
    enabled: isWanted,
    subscribed: isWanted,
    retry: retryRead,
    retryDelay,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false, // would compare thousands of rows after every response
  });
  const { data, error, isFetching, hasNextPage, fetchNextPage, failureReason } = query;

  const loadNext = useEvent(() => void fetchNextPage({ cancelRefetch: false }));
  // A number for each chunk: a quick response and the request before it may be drawn at once.
  const loadedBefore = isWanted && hasNextPage && !isFetching && !error ? data?.loaded : undefined;
  useEffect(() => {
    if (loadedBefore !== undefined) loadNext();
  }, [loadedBefore, loadNext]);

  return {
    data,
    error,
    isRunning: isWanted && !(error && !isFetching) && (isFetching || !data || hasNextPage),
    /** Every page is loaded. */
    isDone: data !== undefined && !hasNextPage && !error,
    /** The API responded with 429, and the loading waits. */
    isPaused: isFetching && isTooMany(failureReason),
    /** Loads the pages that failed, or all pages if the list has changed. */
    loadAgain: () => (error && data?.missing ? fetchNextPage() : queryClient.resetQueries({ queryKey })),
    remove: () => queryClient.removeQueries({ queryKey }),
  };
}
