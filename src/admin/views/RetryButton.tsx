import Button from '@mui/material/Button';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useT } from '#i18n/useT.ts';

type Props = { label?: AdminKey; isRetrying?: boolean; onRetry: () => void };

/** Asks again for what did not come. */
export function RetryButton({ label = 'actions.retry', isRetrying, onRetry }: Props) {
  const t = useT();
  return (
    <Button color="inherit" size="small" variant="outlined" loading={isRetrying} onClick={onRetry}>
      {t(label)}
    </Button>
  );
}
