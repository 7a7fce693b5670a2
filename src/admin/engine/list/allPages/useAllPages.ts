import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type RaRecord, useDataProvider, useEvent } from 'react-admin';
import type { LoadedPages } from '#admin/engine/list/rows/allPagesQuery.ts';
import { type AllPages, allPagesQuery, type Purpose } from '#admin/engine/list/rows/allPagesQuery.ts';
import type { ListParams } from '#admin/engine/list/rows/listQuery.ts';
import { loadTitles } from '#admin/engine/list/rows/loadTitles.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useProduct } from '#admin/engine/record/ProductContext.ts';
import { loadAllPages } from './loadAllPages.ts';

const left = new DOMException('The screen was left', 'AbortError');
const stopped = new DOMException('Stopped', 'AbortError');

/** True once something was changed since a query was written. */
function useIsInvalidated(queryKey: readonly unknown[]) {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => cache.find({ queryKey })?.state.isInvalidated ?? false,
  );
}

type Options = {
  params: ListParams;
  purpose: Purpose;
  isWanted: boolean;
  /** What has been read of these pages for another purpose. */
  known?: LoadedPages;
};

/**
 * Reads all pages of the list around it while that is wanted, and stops when it is unmounted. What was read stays for the
 * way back. A component reads one list: give it the list's key as its own.
 */
export function useAllPages({ params, purpose, isWanted, known }: Options) {
  const definition = useDefinition();
  const { name } = definition;
  const { resources } = useProduct();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const query = allPagesQuery(name, params, purpose);
  const { data: all } = useQuery<AllPages>(query);
  const isOutdated = useIsInvalidated(query.queryKey);
  const controller = useRef<AbortController>(null);

  const put = (change: Partial<AllPages>) =>
    queryClient.setQueryData<AllPages>(query.queryKey, (before) => ({
      data: [],
      status: 'reading',
      ...before,
      ...change,
    }));
  const putRead = (read: LoadedPages, status: AllPages['status']) =>
    put({ read, status, data: [...read.pages.values()].flat() });

  const start = async (before?: LoadedPages) => {
    controller.current?.abort(stopped);
    const own = new AbortController();
    const { signal } = own;
    controller.current = own;
    put({ status: 'reading', error: undefined });
    const readPage = async (page: number, aborted: AbortSignal) => {
      const pagination = { ...params.pagination, page };
      const answer = await dataProvider.getList<RaRecord>(name, { ...params, pagination, signal: aborted });
      await loadTitles({ definition, resources, dataProvider, queryClient }, answer.data, aborted);
      return answer;
    };
    const onProgress = (read: LoadedPages) => void (signal.aborted || putRead(read, 'reading'));
    try {
      putRead(await loadAllPages({ readPage, signal, onProgress, before }), 'done');
    } catch (error) {
      if (signal.reason === left) put({ status: 'left' });
      else if (!signal.aborted) put({ status: 'failed', error });
    }
  };

  const stop = () => {
    controller.current?.abort(stopped);
    put({ status: 'stopped' });
  };

  const begin = useEvent(() => {
    if (!all || all.status === 'left') void start(all?.read ?? known);
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    begin();
    return () => controller.current?.abort(left);
  }, [isWanted, begin]);

  return { all, isOutdated, start, stop, forget: () => queryClient.removeQueries({ queryKey: query.queryKey }) };
}
