import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useEvent } from 'ra-core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type AllPages, allPagesQuery, type Purpose } from '#admin/list/reading/AllPages.ts';
import { type PagesRead, readAllPages } from '#admin/list/reading/readAllPages.ts';
import type { ListParams } from '#admin/list/state/listParams.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';

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
  known?: PagesRead;
};

/**
 * Reads all pages of the list around it while that is wanted, and stops when it is unmounted. What was read stays for the
 * way back.
 */
export function useReading({ params, purpose, isWanted, known }: Options) {
  const { name } = useDefinition();
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
  const putRead = (read: PagesRead, status: AllPages['status']) =>
    put({ read, status, data: [...read.pages.values()].flat() });

  const start = async (before?: PagesRead) => {
    controller.current?.abort(stopped);
    const own = new AbortController();
    const { signal } = own;
    controller.current = own;
    put({ status: 'reading', error: undefined });
    const readPage = (page: number, aborted: AbortSignal) =>
      dataProvider.getList<RaRecord>(name, {
        ...params,
        pagination: { ...params.pagination, page },
        signal: aborted,
      });
    const onProgress = (read: PagesRead) => void (signal.aborted || putRead(read, 'reading'));
    try {
      putRead(await readAllPages({ readPage, signal, onProgress, before }), 'done');
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

  const key = JSON.stringify(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is read under another key
  useEffect(() => {
    if (!isWanted) return undefined;
    begin();
    return () => controller.current?.abort(left);
  }, [key, isWanted]);

  return { all, isOutdated, start, stop, forget: () => queryClient.removeQueries({ queryKey: query.queryKey }) };
}
