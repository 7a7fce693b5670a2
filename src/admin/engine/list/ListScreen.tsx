import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type FocusEvent, useEffect, useMemo, useRef } from 'react';
import { ListContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { preloadActionDialog, useActionRequests } from '#admin/engine/actions/useActionRequests.tsx';
import { RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { DefinitionContext, useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { tabPanelProps } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { PageTitle, PartTitle } from '#admin/engine/ui/PageTitle.tsx';
import { useIsIdle } from '#admin/engine/ui/useIsIdle.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { ListBody } from './ListBody.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { Pagination } from './Pagination.tsx';
import { ApiListContext, useApiList, useApiListController } from './rows/useApiListController.ts';
import { ListTools } from './tools/ListTools.tsx';
import { SearchBox } from './tools/SearchBox.tsx';

const SegmentTabs = lazyComponent(async () => (await import('./SegmentTabs.tsx')).SegmentTabs);
// Dialogs and their forms are a third of the dashboard's code and are not needed to show a list.
const ResourceDialogs = lazyComponent(
  async () => (await import('#admin/engine/forms/ResourceDialogs.tsx')).ResourceDialogs,
);

const SearchAll = lazyComponent(async () => (await import('./allPages/SearchAll.tsx')).SearchAll);
const BulkBar = lazyComponent(async () => (await import('./bulk/BulkBar.tsx')).BulkBar);
const ChartOfRows = lazyComponent(async () => (await import('./ChartOfRows.tsx')).ChartOfRows);

/** A line of its own on a phone; beside the search where there is room. */
const searchAllWidth = { xs: '100%', md: 'min(480px, 40%)' };

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
  return <ChartOfRows chart={chart} fallback={<Box sx={sizes.framedChart} />} />;
}

function ListPage() {
  const text = useResourceText();
  const definition = useDefinition();
  const { list, sampleRows, parent } = definition;
  const Title = parent ? PartTitle : PageTitle;
  const apiList = useApiListController(definition);
  const { controller, pageInfo, matches, state, reserve, canSearchAll } = apiList;
  const { request, dialog } = useActionRequests();
  const { segment, search, setSearch, setSegment } = state;
  const { data, error } = controller;
  const actions = useMemo(() => ({ segment, request }), [segment, request]);
  const focusProps = useFocusOfRemovedRow();
  const isIdle = useIsIdle();
  const isLoaded = data !== undefined;

  useEffect(() => {
    if (!isLoaded || !isIdle) return;
    ResourceDialogs.preload(); // so that they open at once
    preloadActionDialog();
  }, [isLoaded, isIdle]);

  return (
    <ListContextProvider value={controller}>
      <ApiListContext value={apiList}>
        <RowActionContext value={actions}>
          <Title title={text.title()} isSample={sampleRows !== undefined}>
            <ListToolbar />
          </Title>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {(list.search || reserve.searchAll) && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                {list.search && (
                  <SearchBox
                    label={text.sentence('list.search')}
                    search={search}
                    matches={matches?.length}
                    isOfAll={list.pageSize !== undefined || state.isAll}
                    onSearch={setSearch}
                  />
                )}
                {reserve.searchAll && (
                  <Box
                    sx={{
                      flexGrow: 1,
                      width: searchAllWidth,
                      ...(state.isAll ? sizes.searchAllProgress : sizes.searchAll),
                    }}
                  >
                    {canSearchAll && <SearchAll />}
                  </Box>
                )}
              </Box>
            )}
            <ListTools />
            {segment && (
              <SegmentTabs segment={segment} onSegment={setSegment} fallback={<Box sx={sizes.segmentTabs} />} />
            )}
            <Box {...tabPanelProps(segment)} {...focusProps} sx={{ display: 'grid', gap: 2 }}>
              {error && (
                <LoadError query={controller} text={text.failure('list')} retryLabel={text.sentence('list.retry')} />
              )}
              <DeclaredChart />
              {list.bulk && (data || !error) && <BulkBar actions={list.bulk} fallback={<Box sx={sizes.bulkBar} />} />}
              {(data || !error) && (
                <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
                  <ListBody />
                </Paper>
              )}
              {isIdle && pageInfo && <Pagination pageInfo={pageInfo} />}
            </Box>
          </Box>
          <Routes>
            <Route index element={null} />
            <Route path="*" element={<ResourceDialogs />} />
          </Routes>
          {dialog}
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
