import { Alert } from '@mui/material';
import { use, useEffect } from 'react';
import { ShellContext } from '#admin/engine/context/contexts.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { DownloadRetry, useFailedParts } from '#admin/engine/ui/Downloaded.tsx';

const atTheBottom = {
  position: 'fixed',
  zIndex: 'snackbar', // above dialogs
  bottom: '4.5rem', // above the banner of a lost connection
  left: 0,
  right: 0,
  width: 'fit-content',
  maxWidth: 'calc(100% - 2rem)',
  mx: 'auto',
} as const;

/** Says that parts without a place of their own failed to load, such as dialogs, menus and toasts. */
export function FailedParts() {
  const t = useT();
  const { connection } = use(ShellContext);
  const { count, query } = useFailedParts();

  // The banner of a lost connection tries again once the server responds.
  useEffect(() => {
    if (count > 0) void connection?.probe();
  }, [connection, count]);

  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={atTheBottom} action={<DownloadRetry query={query} />}>
      {t('frame.partsFailed')}
    </Alert>
  );
}
