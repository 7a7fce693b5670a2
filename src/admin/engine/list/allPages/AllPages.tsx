import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect } from 'react';
import { type RaRecord, useEvent } from 'react-admin';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { matchRecords } from '#admin/engine/list/matchRecords.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { ConfirmDialog } from '#admin/engine/ui/Dialogs.tsx';
import { ErrorReason } from '#admin/engine/ui/ErrorAlert.tsx';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { useAllPages } from './useAllPages.ts';

type Props = { query: ReturnType<typeof useAllPages> };

/** Names the pages that failed, or says that the list has changed. Its button loads these pages, or all of them, again. */
function Problem({ query: { data, error, loadAgain } }: Props) {
  const t = useT();
  const { text } = useResource();
  if (!error && !data?.hasChanged) return null;
  const { missing = [] } = data ?? {};
  const names = { smart_count: missing.length, pages: missing.join(', ') };
  const failed = missing.length > 0 ? t('pages.missing', names) : t('pages.failed');
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12.5rem' } }}
      action={
        <Button color="inherit" size="small" variant="outlined" onClick={loadAgain}>
          {error && missing.length > 0 ? t('pages.loadMissing', names) : t('pages.loadAgain')}
        </Button>
      }
    >
      <span>{error ? failed : t('pages.changed')}</span>
      {error && (
        <Box>
          <ErrorReason error={error} text={text.failure('list')} />
        </Box>
      )}
    </Alert>
  );
}

/** Shows how many pages are loaded, and what went wrong. A screen reader announces pauses and the end. */
function LoadingProgress({ query }: Props) {
  const t = useT();
  const { data, isRunning, isPaused, isDone } = query;
  const { loaded = 0, lastPage } = data ?? {};
  const text =
    lastPage === undefined
      ? t('pages.loaded', { smart_count: loaded })
      : t('pages.loadedOf', { loaded: Math.min(loaded, lastPage), pages: lastPage });
  // An outdated list shows its former pages until all are loaded again.
  const percent = lastPage && !isDone ? Math.min(100, (100 * loaded) / lastPage) : undefined;
  return (
    <Box sx={{ ...oneColumn, gap: 1, width: '100%' }}>
      <Box sx={{ height: 4 }}>
        {isRunning && (
          <LinearProgress
            variant={percent === undefined ? 'indeterminate' : 'determinate'}
            value={percent}
            aria-label={t('pages.loading')}
            aria-valuetext={text}
          />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {[data && text, isPaused && t('pages.paused')].filter(Boolean).join(' ')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {isPaused ? t('pages.paused') : !isRunning && data && text}
      </Box>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {!isRunning && <Problem query={query} />}
      </Box>
    </Box>
  );
}

/** Starts and ends the search through all pages of a list, and shows its progress. */
export function SearchAll() {
  const t = useT();
  const { apiPage, allQuery, searchesAll, setSearchesAll } = useApiList();
  const total = apiPage.info?.total;
  const start = total === undefined ? t('pages.searchAllPages') : t('pages.searchAll', { total });
  return (
    <Box sx={{ ...oneColumn, gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" sx={{ minHeight: '2.5rem' }} onClick={() => setSearchesAll(!searchesAll)}>
        {searchesAll ? t('pages.thisPageOnly') : start}
      </Button>
      {searchesAll && <LoadingProgress query={allQuery} />}
    </Box>
  );
}

type ExportProps = { onClose: () => void; save: (rows: RaRecord[], suffix: string) => Promise<unknown> };

/** Loads all pages, then saves the rows that match. If pages are missing, the administrator chooses whether to save the others. */
export function ExportDialog({ onClose, save }: ExportProps) {
  const t = useT();
  const format = useFormatContext();
  const definition = useDefinition();
  const { localQuery, params, searchesAll } = useApiList();
  const query = useAllPages(definition.name, params, true);
  const { data: all, isRunning, isDone, remove } = query;
  const isComplete = isDone && !isRunning && !all?.hasChanged;

  const close = () => {
    if (!searchesAll) remove(); // a later export has the rows of its time
    onClose();
  };
  const saveAndClose = useEvent(async () => {
    await save(matchRecords(definition, all?.data ?? [], { ...localQuery, format }), isComplete ? '' : '-incomplete');
    close();
  });

  useEffect(() => {
    if (isComplete) void saveAndClose();
  }, [isComplete, saveAndClose]);

  const isIncomplete = all !== undefined && !isRunning && !isComplete;
  return (
    <ConfirmDialog
      title={t('export.title')}
      confirm={isIncomplete && t('export.anyway')}
      dialog={{ role: 'dialog' }}
      onConfirm={saveAndClose}
      onCancel={close}
    >
      <LoadingProgress query={query} />
      {isIncomplete && <Typography>{t('export.incomplete', { smart_count: all.data.length })}</Typography>}
    </ConfirmDialog>
  );
}
