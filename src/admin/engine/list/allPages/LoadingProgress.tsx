import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AllPages, LoadedPages } from '#admin/engine/list/rows/allPagesQuery.ts';
import { ErrorReason } from '#admin/engine/ui/ErrorAlert.tsx';
import { visuallyHidden } from '#admin/engine/ui/layout.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

/** How many of the pages have been looked through, in words. */
function useLookedThrough() {
  const t = useT();
  return ({ pages, lastPage }: LoadedPages) =>
    lastPage === undefined
      ? t('pages.lookedThroughSome', { smart_count: pages.size })
      : t('pages.lookedThrough', { read: Math.min(pages.size, lastPage), pages: lastPage });
}

const steps = 4;

/** True at a few moments of the reading: a screen reader would read every one of them out. */
const isStep = ({ pages, lastPage = 0 }: LoadedPages) =>
  pages.size >= lastPage || pages.size % Math.ceil(lastPage / steps) === 0;

type Props = {
  all: AllPages;
  isOutdated: boolean;
  /** Reads all again, or only what was not read before. */
  onRead: (before?: LoadedPages) => void;
};

function Problem({
  text,
  detail,
  action,
  onAction,
}: {
  text: string;
  detail?: ReactNode;
  action: string;
  onAction: () => void;
}) {
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button color="inherit" size="small" variant="outlined" onClick={onAction}>
          {action}
        </Button>
      }
    >
      {text}
      {detail && <Box>{detail}</Box>}
    </Alert>
  );
}

/** What could not be read of all pages, and what changed meanwhile, each with the way to mend it. */
function Problems({ all: { read, status, error }, isOutdated, onRead }: Props) {
  const t = useT();
  const failed = useResourceText().failure('list');
  const isOver = status !== 'reading' && status !== 'left';
  const missing = read?.missing ?? [];
  const again = { action: t('pages.readAgain'), onAction: () => onRead() };

  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {status === 'failed' && (
        <Problem text={t('pages.failed')} detail={<ErrorReason error={error} text={failed} />} {...again} />
      )}
      {isOver && missing.length > 0 && (
        <Problem
          text={t('pages.missing', {
            smart_count: missing.length,
            pages: missing.map(({ page }) => page).join(', '),
          })}
          detail={<ErrorReason error={missing[0]?.error} text={failed} />}
          action={t('pages.readMissing', { smart_count: missing.length })}
          onAction={() => onRead(read)}
        />
      )}
      {isOver && read?.hasChanged && <Problem text={t('pages.changed')} {...again} />}
      {isOver && isOutdated && !read?.hasChanged && <Problem text={t('pages.outdated')} {...again} />}
    </Box>
  );
}

/** How far the reading of all pages is, what it could not read, and what changed meanwhile. */
export function LoadingProgress(props: Props) {
  const t = useT();
  const lookedThrough = useLookedThrough();
  const { read, status } = props.all;
  const text = read && lookedThrough(read);
  const percent = read?.lastPage && Math.min(100, (100 * read.pages.size) / read.lastPage);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ height: 4 }}>
        {status === 'reading' && (
          <LinearProgress
            variant={percent === undefined ? 'indeterminate' : 'determinate'}
            value={percent}
            aria-label={t('pages.reading')}
            aria-valuetext={text}
          />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {text} {read?.isPaused && t('pages.paused')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {read?.isPaused ? t('pages.paused') : read && isStep(read) && text}
      </Box>
      <Problems {...props} />
    </Box>
  );
}
