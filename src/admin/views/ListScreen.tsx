import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEvent } from 'ra-core';
import { useMemo, useState } from 'react';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { ListBody } from './ListBody.tsx';
import { ListButtons } from './ListButtons.tsx';
import { ListDialogs } from './ListDialogs.tsx';
import { ListScreenContext } from './ListScreenContext.ts';
import { PageTitle } from './PageTitle.tsx';
import { Pagination } from './Pagination.tsx';
import { RowActionDialog } from './RowActionDialog.tsx';
import { SearchBox } from './SearchBox.tsx';
import { panelOf, SegmentTabs } from './SegmentTabs.tsx';
import { searchRows } from './searchRows.ts';
import { splitRows } from './splitRows.ts';
import { useListState } from './useListState.ts';
import { type Chosen, useRowAction } from './useRowAction.ts';
import { useRows } from './useRows.ts';

/** The screen of any resource: its list and, over it, its dialogs. */
export function ListScreen({ definition }: { definition: AnyResource }) {
  const t = useT();
  const state = useListState(definition);
  const { rows, figures, error, isOutdated, isFetching, retry } = useRows(definition, state);
  const { perform } = useRowAction(definition);
  const [asked, setAsked] = useState<Chosen>();
  const found = rows && searchRows(definition, rows, state.search);
  const { pageSize } = definition.list;
  const own = found && pageSize ? splitRows(found, state.page, pageSize) : undefined;
  const pageFigures = own?.figures ?? figures;

  const choose = useEvent((chosen: Chosen) => {
    if (chosen.action.confirm) setAsked(chosen);
    else void perform(chosen);
  });
  const { segment } = state;
  const screen = useMemo(() => ({ definition, segment, choose }), [definition, segment, choose]);

  return (
    <ListScreenContext value={screen}>
      <PageTitle title={t(definition.texts.title)} isSample={definition.sample !== undefined}>
        <ListButtons pageRows={rows} />
      </PageTitle>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {definition.list.search && (
          <SearchBox
            label={t(definition.texts.search ?? 'list.search')}
            search={state.search}
            matches={found?.length}
            isOfAll={pageSize !== undefined}
            onSearch={state.setSearch}
          />
        )}
        <SegmentTabs onSegment={state.setSegment} />
        <Box {...panelOf(segment)} sx={{ display: 'grid', gap: 2 }}>
          {error && (
            <ErrorBox
              error={error}
              what={definition.texts.failed}
              retryLabel={definition.texts.retry}
              isRetrying={isFetching}
              onRetry={retry}
            />
          )}
          {(found || !error) && (
            <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
              <ListBody rows={own?.rows ?? found} isOutdated={isOutdated} />
            </Paper>
          )}
          {pageFigures && (
            <Pagination page={own?.figures.current_page ?? state.page} figures={pageFigures} onPage={state.setPage} />
          )}
        </Box>
      </Box>
      <ListDialogs definition={definition} rows={rows} isLoaded={!isFetching} />
      {asked?.action.confirm && (
        <RowActionDialog
          definition={definition}
          chosen={asked}
          confirm={asked.action.confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ListScreenContext>
  );
}
