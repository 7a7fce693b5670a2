import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type FocusEvent, lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { ListContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { loadActionDialog, useActionRequests } from '#admin/engine/actions/useActionRequests.tsx';
import { RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { DefinitionContext, useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { tabPanelProps } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { PageTitle, PartTitle } from '#admin/engine/ui/PageTitle.tsx';
import { useIsIdle } from '#admin/engine/ui/useIsIdle.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { ListBody } from './ListBody.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { Pagination } from './Pagination.tsx';
import { ApiListContext, useApiList, useApiListController } from './rows/useApiListController.ts';
import { ListTools } from './tools/ListTools.tsx';
import { SearchBox } from './tools/SearchBox.tsx';

// Dialogs and their forms are a third of the dashboard's code and are not needed to show a list.
const loadDialogs = () => import('#admin/engine/forms/ResourceDialogs.tsx');

const SegmentTabs = lazy(async () => ({ default: (await import('./SegmentTabs.tsx')).SegmentTabs }));
const ResourceDialogs = lazy(async () => ({ default: (await loadDialogs()).ResourceDialogs }));
const SearchAll = lazy(async () => ({ default: (await import('./allPages/SearchAll.tsx')).SearchAll }));
const BulkBar = lazy(async () => ({ default: (await import('./bulk/BulkBar.tsx')).BulkBar }));

const ChartOfRows = lazy(async () => ({ default: (await import('./ChartOfRows.tsx')).ChartOfRows }));

const roomOfBulkBar = <Box sx={{ height: 54 }} />;

const roomOfChart = <Box sx={{ height: { xs: 298, md: 314 } }} />;

/** A line of its own on a phone; beside the search where there is room. */
const searchAllWidth = { xs: '100%', md: 'min(480px, 40%)' };

/** Downloads the dialogs once the list is there, so that they open at once. A failure shows when one is opened. */
const preloadDialogs = () => void Promise.all([loadDialogs(), loadActionDialog()]).catch(() => undefined);

/** Keeps the focus in the list when the row that had it is removed: it would fall to the document's body. */
function useFocusOfRemovedRow() {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  useEffect(() => {
    const isRemoved = focused.current?.isConnected === false;
    if (isRemoved && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });

  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { ref: list, tabIndex: -1, onFocus };
}

/** The chart of what was read, where the list declares one. */
function DeclaredChart() {
  const { chart } = useDefinition().list;
  const { data, error } = useApiList().controller;
  if (!chart || (error && !data)) return null;
  return (
    <Suspense fallback={roomOfChart}>
      <ChartOfRows chart={chart} />
    </Suspense>
  );
}

function ListPage() {
  const words = useResourceText();
  const definition = useDefinition();
  const { list, sampleRows, below } = definition;
  const Title = below ? PartTitle : PageTitle;
  const apiList = useApiListController(definition);
  const { controller, pageInfo, matches, state, hasRoomFor, canSearchAll } = apiList;
  const { request, dialog } = useActionRequests();
  const { segment, search, setSearch, setSegment } = state;
  const { data, error } = controller;
  const actions = useMemo(() => ({ segment, request }), [segment, request]);
  const focusProps = useFocusOfRemovedRow();
  const isIdle = useIsIdle();
  const isLoaded = data !== undefined;

  useEffect(() => {
    if (isLoaded && isIdle) preloadDialogs();
  }, [isLoaded, isIdle]);

  return (
    <ListContextProvider value={controller}>
      <ApiListContext value={apiList}>
        <RowActionContext value={actions}>
          <Title title={words.title()} isSample={sampleRows !== undefined}>
            <ListToolbar />
          </Title>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {(list.search || hasRoomFor.searchAll) && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                {list.search && (
                  <SearchBox
                    label={words.text('list.search')}
                    search={search}
                    matches={matches?.length}
                    isOfAll={list.pageSize !== undefined || state.isAll}
                    onSearch={setSearch}
                  />
                )}
                {hasRoomFor.searchAll && (
                  <Box sx={{ flexGrow: 1, width: searchAllWidth, minHeight: state.isAll ? 84 : 40 }}>
                    <Suspense>{canSearchAll && <SearchAll />}</Suspense>
                  </Box>
                )}
              </Box>
            )}
            <ListTools />
            {segment && (
              <Suspense fallback={<Box sx={{ height: 48 }} />}>
                <SegmentTabs segment={segment} onSegment={setSegment} />
              </Suspense>
            )}
            <Box {...tabPanelProps(segment)} {...focusProps} sx={{ display: 'grid', gap: 2 }}>
              {error && (
                <LoadError query={controller} text={words.failure('list')} retryLabel={words.text('list.retry')} />
              )}
              <DeclaredChart />
              {list.bulk && (data || !error) && (
                <Suspense fallback={roomOfBulkBar}>
                  <BulkBar actions={list.bulk} room={roomOfBulkBar} />
                </Suspense>
              )}
              {(data || !error) && (
                <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
                  <ListBody />
                </Paper>
              )}
              {isIdle && pageInfo && <Pagination pageInfo={pageInfo} />}
            </Box>
          </Box>
          <Suspense>
            <Routes>
              <Route index element={null} />
              <Route path="*" element={<ResourceDialogs />} />
            </Routes>
            {dialog}
          </Suspense>
        </RowActionContext>
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
