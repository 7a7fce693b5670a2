import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type RaRecord, useDataProvider, useEvent } from 'react-admin';
import { type AllPages, allPagesQuery, type LoadedPages } from '#admin/engine/list/listPage.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useLoadTitles } from '#admin/engine/list/useLoadTitles.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { loadAllPages } from './loadAllPages.ts';

const unmounted = new DOMException('The screen was left', 'AbortError');
const stopped = new DOMException('Stopped', 'AbortError');

/** True once a change has invalidated a query. */
function useIsInvalidated(queryKey: readonly unknown[]) {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => cache.find({ queryKey })?.state.isInvalidated ?? false,
  );
}

type Options = {
  purpose: 'search' | 'export';
  /** Starts the loading. */
  isWanted: boolean;
  /** Pages of the same list that were loaded for another purpose. */
  loaded?: LoadedPages;
};

/**
 * Loads all pages of the list around a component, until the component unmounts. Loaded pages stay in TanStack's cache, so
 * that the loading continues when the administrator comes back. Give the component the key of its list.
 */
export function useAllPages({ purpose, isWanted, loaded }: Options) {
  const definition = useDefinition();
  const { name } = definition;
  const { params } = useApiList();
  const loadTitles = useLoadTitles(definition);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const query = allPagesQuery(name, params, purpose);
  const { data: all } = useQuery<AllPages>(query);
  const isOutdated = useIsInvalidated(query.queryKey);
  const controller = useRef<AbortController>(null);

  const change = (values: Partial<AllPages>) =>
    queryClient.setQueryData<AllPages>(query.queryKey, (before) => ({
      data: [],
      status: 'loading',
      ...before,
      ...values,
    }));
  const show = (pages: LoadedPages, status: AllPages['status']) =>
    change({ loaded: pages, status, data: [...pages.pages.values()].flat() });

  const start = async (earlier?: LoadedPages) => {
    controller.current?.abort(stopped);
    controller.current = new AbortController();
    const { signal } = controller.current;
    change({ status: 'loading', error: undefined });
    const loadPage = async (page: number, aborted: AbortSignal) => {
      const pagination = { ...params.pagination, page };
      const result = await dataProvider.getList<RaRecord>(name, { ...params, pagination, signal: aborted });
      await loadTitles(result.data, aborted);
      return result;
    };
    const onProgress = (pages: LoadedPages) => void (signal.aborted || show(pages, 'loading'));
    try {
      show(await loadAllPages({ loadPage, signal, onProgress, earlier }), 'done');
    } catch (error) {
      if (signal.reason === unmounted) change({ status: 'interrupted' });
      else if (!signal.aborted) change({ status: 'failed', error });
    }
  };

  const stop = () => {
    controller.current?.abort(stopped);
    change({ status: 'stopped' });
  };

  const begin = useEvent(() => {
    if (!all || all.status === 'interrupted') void start(all?.loaded ?? loaded);
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    begin();
    return () => controller.current?.abort(unmounted);
  }, [isWanted, begin]);

  return { all, isOutdated, start, stop, clear: () => queryClient.removeQueries({ queryKey: query.queryKey }) };
}
