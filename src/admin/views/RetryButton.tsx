import Button from '@mui/material/Button';
import type { AdminKey } from '#i18n/polyglotProvider.ts';
import { useWords } from '#i18n/useWords.ts';

type Props = { label?: AdminKey; isRetrying?: boolean; onRetry: () => void };

/** Asks again for what did not come. */
export function RetryButton({ label = 'actions.retry', isRetrying, onRetry }: Props) {
  const t = useWords();
  return (
    <Button color="inherit" size="small" variant="outlined" loading={isRetrying} onClick={onRetry}>
      {t(label)}
    </Button>
  );
}
