import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AllPages, LoadedPages } from '#admin/engine/list/listPage.ts';
import { ErrorReason } from '#admin/engine/ui/ErrorAlert.tsx';
import { visuallyHidden } from '#admin/engine/ui/layout.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

type Props = {
  all: AllPages;
  /** The list has changed since its pages were loaded. */
  isOutdated: boolean;
  /** Loads all pages again, or only those that are missing from `before`. */
  onLoad: (before?: LoadedPages) => void;
};

/** Alerts for failed pages and for changes of the list, each with a button that loads the pages again. */
function Problems({ all: { loaded, status, error }, isOutdated, onLoad }: Props) {
  const t = useT();
  const failureText = useResourceText().failure('list');
  const isFinished = status !== 'loading' && status !== 'interrupted';
  const missing = loaded?.missing ?? [];
  const loadAgain = { action: t('pages.loadAgain'), onAction: () => onLoad() };
  const problems = [
    status === 'failed' && { text: t('pages.failed'), error, ...loadAgain },
    isFinished &&
      missing.length > 0 && {
        text: t('pages.missing', { smart_count: missing.length, pages: missing.map(({ page }) => page).join(', ') }),
        error: missing[0]?.error,
        action: t('pages.loadMissing', { smart_count: missing.length }),
        onAction: () => onLoad(loaded),
      },
    isFinished && loaded?.hasChanged && { text: t('pages.changed'), ...loadAgain },
    isFinished && isOutdated && !loaded?.hasChanged && { text: t('pages.outdated'), ...loadAgain },
  ];
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {problems.map(
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
      )}
    </Box>
  );
}

const maxAnnouncements = 4;

/** True a few times during the loading, so that a screen reader does not announce every page. */
const isAnnounced = ({ pages, lastPage = 0 }: LoadedPages) =>
  pages.size >= lastPage || pages.size % Math.ceil(lastPage / maxAnnouncements) === 0;

/** Shows how many pages are loaded, and the failures. */
export function LoadingProgress(props: Props) {
  const t = useT();
  const { loaded, status } = props.all;
  const { pages: { size } = new Map(), lastPage } = loaded ?? {};
  const text =
    loaded &&
    (lastPage === undefined
      ? t('pages.loaded', { smart_count: size })
      : t('pages.loadedOf', { loaded: Math.min(size, lastPage), pages: lastPage }));
  const percent = lastPage && Math.min(100, (100 * size) / lastPage);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ height: 4 }}>
        {status === 'loading' && (
          <LinearProgress
            variant={percent === undefined ? 'indeterminate' : 'determinate'}
            value={percent}
            aria-label={t('pages.loading')}
            aria-valuetext={text}
          />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {text} {loaded?.isPaused && t('pages.paused')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {loaded?.isPaused ? t('pages.paused') : loaded && isAnnounced(loaded) && text}
      </Box>
      <Problems {...props} />
    </Box>
  );
}
