import { Box, Paper, Skeleton } from '@mui/material';
import { type FocusEvent, useEffect, useMemo, useRef } from 'react';
import { ListContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { preloadActionDialog, useActionRequests } from '#admin/engine/actions/useActionRequests.tsx';
import { RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { DefinitionContext, useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { tabPanelProps } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent, useIsIdle } from '#admin/engine/ui/lazyComponent.tsx';
import { PageTitle, PartTitle } from '#admin/engine/ui/PageTitle.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { ListBody } from './ListBody.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ListTools } from './ListTools.tsx';
import { Pagination } from './Pagination.tsx';
import { ApiListContext, useApiList, useListController } from './useListController.ts';

const SegmentTabs = lazyComponent(async () => (await import('./SegmentTabs.tsx')).SegmentTabs);
// Dialogs and their forms are a third of the dashboard's code and are not needed to show a list.
const ResourceDialogs = lazyComponent(
  async () => (await import('#admin/engine/forms/ResourceDialogs.tsx')).ResourceDialogs,
);

const BulkBar = lazyComponent(async () => (await import('./bulk/BulkBar.tsx')).BulkBar);

const loadChart = async () => (await import('./ListChart.tsx')).ListChart;

/** The chart of the matching rows, where the list declares one. */
function ChartOfRows() {
  const { chart } = useDefinition().list;
  const { matches, controller } = useApiList();
  if (!chart || (controller.error && !controller.data)) return null;
  const placeholder = <Skeleton variant="rounded" {...sizes.chart} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, md: 2 }, minWidth: 0 }}>
      {matches ? <Downloaded load={loadChart} props={{ chart, ...sizes.chart }} fallback={placeholder} /> : placeholder}
    </Paper>
  );
}

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

function ListPage() {
  const text = useResourceText();
  const definition = useDefinition();
  const { list, sampleRows, parent } = definition;
  const Title = parent ? PartTitle : PageTitle;
  const apiList = useListController(definition);
  const { controller, pageInfo, state } = apiList;
  const { startAction, dialog } = useActionRequests();
  const { segment, setSegment } = state;
  const { data, error } = controller;
  const actions = useMemo(() => ({ segment, startAction }), [segment, startAction]);
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
            <ListTools />
            {segment && (
              <SegmentTabs segment={segment} onSegment={setSegment} fallback={<Box sx={sizes.segmentTabs} />} />
            )}
            <Box {...tabPanelProps(segment)} {...focusProps} sx={{ display: 'grid', gap: 2 }}>
              {error && (
                <LoadError query={controller} text={text.failure('list')} retryLabel={text.sentence('list.retry')} />
              )}
              <ChartOfRows />
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
