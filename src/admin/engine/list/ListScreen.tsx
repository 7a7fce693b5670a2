import { Box, Paper, Skeleton } from '@mui/material';
import { type FocusEvent, useEffect, useRef } from 'react';
import { ListContextProvider } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ActionRequests, preloadActionDialog } from '#admin/engine/actions/ActionRequests.tsx';
import { DefinitionContext, useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { listPaths } from '#admin/engine/context/dialogRoutes.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import { tabPanelProps } from '#admin/engine/context/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { takeLostFocus } from '#admin/engine/ui/focus.ts';
import { oneColumn, sizes, wrappedLine } from '#admin/engine/ui/layout.ts';
import { idleComponent, lazyComponent, pendingDialog, useIsIdle } from '#admin/engine/ui/lazyComponent.tsx';
import { PageTitle, PartTitle } from '#admin/engine/ui/PageTitle.tsx';
import { Part } from '#admin/engine/ui/Part.tsx';
import { ListBody } from './ListBody.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ListTools } from './ListTools.tsx';
import { ApiListContext, useApiList, useListController } from './useListController.ts';

const SegmentTabs = lazyComponent(async () => (await import('./SegmentTabs.tsx')).SegmentTabs);
// Dialogs and their forms are a third of the dashboard's code and are not needed to show a list.
const ResourceDialogs = lazyComponent(
  async () => (await import('./ResourceDialogs.tsx')).ResourceDialogs,
  pendingDialog,
);

const Pagination = idleComponent(async () => (await import('./Pagination.tsx')).Pagination);
const BulkBar = lazyComponent(async () => (await import('./bulk/BulkBar.tsx')).BulkBar);

const loadChart = async () => (await import('./ListChart.tsx')).ListChart;

/** The chart of the matching rows, where the list declares one. */
function ChartOfRows() {
  const { chart } = useDefinition().list;
  const { matches, error, data } = useApiList();
  if (!chart || matches?.length === 0 || (error && !data)) return null;
  const placeholder = <Skeleton variant="rounded" {...sizes.chart} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, md: 2 }, minWidth: 0 }}>
      {matches ? <Downloaded load={loadChart} props={{ chart, ...sizes.chart }} fallback={placeholder} /> : placeholder}
    </Paper>
  );
}

/** Keeps the focus in the list when the row or the dialog that had it is removed: it would fall to the document's body. */
function useFocusOfRemoved(isBehindDialog: boolean, { data, isFetching, selectedIds }: ReturnType<typeof useApiList>) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Each of these changes can remove the element.
  useEffect(() => {
    if (focused.current?.isConnected === false) takeLostFocus(list.current);
  }, [data, isFetching, selectedIds]);

  useEffect(() => (isBehindDialog ? () => takeLostFocus(list.current) : undefined), [isBehindDialog]);

  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { ref: list, onFocus };
}

/** The heading of a list, with its toolbar. On a record's page it counts the rows, as far as the API returns their number. */
function ListTitle({ note }: { note?: string }) {
  const { definition, text } = useResource();
  const { data, total, hasNextPage, pageInfo } = useApiList();
  const known = pageInfo?.to ?? data?.length;
  const count = total ?? (hasNextPage ? `${known}+` : known);
  return definition.parent ? (
    <PartTitle title={text.title()} count={count} note={note}>
      <ListToolbar />
    </PartTitle>
  ) : (
    <PageTitle title={text.title()} isSample={definition.sampleRows !== undefined}>
      <ListToolbar />
    </PageTitle>
  );
}

/** The tabs have the space that the search leaves. Filters have a line of their own. */
const toolsLine = (hasFilters: boolean) => ({
  ...wrappedLine,
  gap: 2,
  '&:empty': { display: 'none' },
  '& > :last-of-type': { flex: { xs: '1 1 100%', md: hasFilters ? '1 1 100%' : '0 1 22.5rem' } },
  '& > :first-of-type': { flex: '1 1 24rem' },
});

/**
 * Returns whether the visit began with a dialog over the list. The list then takes no keys, also before the dialog is
 * downloaded. A dialog that the list has opened keeps the keys itself, and returns the focus into the list.
 */
function useIsBehindDialog() {
  const definition = useDefinition();
  const { pathname, state } = useLocation();
  const isOver = pathname.startsWith(`${listPaths(definition).list}/`);
  return isOver && !definition.parent && !state?.openedFromList;
}

function ListPage() {
  const { definition, text } = useResource();
  const { list, parent } = definition;
  const root = parent ? definition.name : ''; // the page of a record is the root of several lists
  const { apiList, controller } = useListController(definition);
  const { data, error, pageInfo, segment } = apiList;
  const [usesTools, setUsesTools] = useEntryState<boolean>();
  const needsTools = apiList.needsTools || usesTools; // a search that is being typed stays, also over no rows
  const isBehindDialog = useIsBehindDialog();
  const focusProps = useFocusOfRemoved(isBehindDialog, apiList);
  const isIdle = useIsIdle();
  const isLoaded = data !== undefined;
  const isQuiet = parent && !needsTools && data?.length === 0;
  const showsRows = (data || !error) && !isQuiet;

  useEffect(() => {
    if (!isLoaded || !isIdle) return;
    ResourceDialogs.preload(); // so that they open at once
    preloadActionDialog();
  }, [isLoaded, isIdle]);

  return (
    <ListContextProvider value={controller}>
      <ApiListContext value={apiList}>
        <ActionRequests segment={segment}>
          <ListTitle note={isQuiet ? text.empty() : undefined} />
          <Box sx={{ ...oneColumn, gap: 2 }} inert={isBehindDialog}>
            <Box
              sx={toolsLine(list.filters !== undefined)}
              onFocus={({ target }) => target instanceof HTMLInputElement && setUsesTools(true)}
            >
              {segment && <SegmentTabs fallback={<Box sx={sizes.segmentTabs} />} />}
              {needsTools && <ListTools />}
            </Box>
            <Part {...tabPanelProps(segment)} {...focusProps} sx={{ ...oneColumn, gap: 2 }}>
              {error && (
                <LoadError query={apiList} text={text.failure('list')} retryLabel={text.sentence('list.retry')} />
              )}
              <ChartOfRows />
              {showsRows && (
                <Paper variant="outlined" sx={{ overflow: 'clip' }}>
                  {list.bulk && data?.length !== 0 && <BulkBar fallback={<Box sx={sizes.bulkBar} />} />}
                  <ListBody />
                </Paper>
              )}
              {pageInfo && pageInfo.total !== 0 && needsTools && <Pagination pageInfo={pageInfo} />}
            </Part>
          </Box>
          <Routes>
            <Route path={root} element={null} />
            <Route path={`${root}/*`} element={<ResourceDialogs />} />
            <Route path="*" element={null} />
          </Routes>
        </ActionRequests>
      </ApiListContext>
    </ListContextProvider>
  );
}

/** The screen of a resource: its list and, over it, its dialogs. */
export function ListScreen({ definition }: { definition: AnyResource }) {
  return (
    <DefinitionContext value={definition}>
      <ListPage />
    </DefinitionContext>
  );
}
