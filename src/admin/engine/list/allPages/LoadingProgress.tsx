import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { visuallyHidden } from '#admin/engine/fields/text/text.tsx';
import { ErrorReason } from '#admin/engine/ui/ErrorAlert.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import type { useAllPages } from './useAllPages.ts';

type Props = { query: ReturnType<typeof useAllPages> };

/** Alerts for failed pages and for changes of the list, each with a button that loads the pages again. */
function Problems({ query: { data, error, refetch, loadAgain } }: Props) {
  const t = useT();
  const failureText = useResourceText().failure('list');
  const { missing = [], hasChanged } = data ?? {};
  const problems = [
    error && { text: t('pages.failed'), error, action: t('pages.loadAgain'), onAction: loadAgain },
    missing[0] && {
      text: t('pages.missing', { smart_count: missing.length, pages: missing.map(({ page }) => page).join(', ') }),
      error: missing[0].error,
      action: t('pages.loadMissing', { smart_count: missing.length }),
      onAction: () => refetch(),
    },
    hasChanged && { text: t('pages.changed'), action: t('pages.loadAgain'), onAction: loadAgain },
  ];
  return problems.map(
    (problem) =>
      problem && (
        <Alert
          key={problem.text}
          severity="warning"
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
          action={
            <Button color="inherit" size="small" variant="outlined" onClick={problem.onAction}>
              {problem.action}
            </Button>
          }
        >
          {problem.text}
          {'error' in problem && (
            <Box>
              <ErrorReason error={problem.error} text={failureText} />
            </Box>
          )}
        </Alert>
      ),
  );
}

/** Shows how many pages are loaded, and the failures. A screen reader announces pauses and the end. */
export function LoadingProgress({ query }: Props) {
  const t = useT();
  const { data, isFetching } = query;
  const { pages: { size } = new Map(), lastPage, isPaused } = data ?? {};
  const text =
    lastPage === undefined
      ? t('pages.loaded', { smart_count: size })
      : t('pages.loadedOf', { loaded: Math.min(size, lastPage), pages: lastPage });
  // An outdated list shows its former pages until all are loaded again.
  const percent = lastPage && !data?.isDone ? Math.min(100, (100 * size) / lastPage) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ height: 4 }}>
        {isFetching && (
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
        {isPaused ? t('pages.paused') : !isFetching && data && text}
      </Box>
      <Box role="alert" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {!isFetching && <Problems query={query} />}
      </Box>
    </Box>
  );
}
