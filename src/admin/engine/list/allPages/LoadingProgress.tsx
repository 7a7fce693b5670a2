import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { visuallyHidden } from '#admin/engine/fields/text/text.tsx';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { ErrorReason } from '#admin/engine/ui/ErrorAlert.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import type { useAllPages } from './useAllPages.ts';

type Props = { query: ReturnType<typeof useAllPages> };

/** Names the pages that failed, or says that the list has changed. Its button loads these pages, or all of them, again. */
function Problem({ query: { data, error, loadAgain } }: Props) {
  const t = useT();
  const failureText = useResourceText().failure('list');
  if (!error && !data?.hasChanged) return null;
  const { missing = [] } = data ?? {};
  const names = { smart_count: missing.length, pages: missing.join(', ') };
  const failed = missing.length > 0 ? t('pages.missing', names) : t('pages.failed');
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button color="inherit" size="small" variant="outlined" onClick={loadAgain}>
          {error && missing.length > 0 ? t('pages.loadMissing', names) : t('pages.loadAgain')}
        </Button>
      }
    >
      {error ? failed : t('pages.changed')}
      {error && (
        <Box>
          <ErrorReason error={error} text={failureText} />
        </Box>
      )}
    </Alert>
  );
}

/** Shows how many pages are loaded, and what went wrong. A screen reader announces pauses and the end. */
export function LoadingProgress({ query }: Props) {
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
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
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
        {data && text} {isPaused && t('pages.paused')}
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
  const { apiPage, allQuery, state } = useApiList();
  const { searchesAll, setSearchesAll } = state;
  const total = apiPage.info?.total;
  const start = total === undefined ? t('pages.searchAllPages') : t('pages.searchAll', { total });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" sx={{ minHeight: 40 }} onClick={() => setSearchesAll(!searchesAll)}>
        {searchesAll ? t('pages.thisPageOnly') : start}
      </Button>
      {searchesAll && <LoadingProgress query={allQuery} />}
    </Box>
  );
}
