import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { FailureText } from '#admin/schema/defineResource.ts';
import type { AdminKey } from '#i18n/polyglotProvider.ts';
import { useWords } from '#i18n/useWords.ts';
import { useFailureWords } from './useFailureWords.ts';

type Props = { error: unknown; what: FailureText; retryLabel?: AdminKey; isRetrying?: boolean; onRetry?: () => void };

/** Says what could not be loaded and why, and offers another try. */
export function ErrorBox({ error, what, retryLabel = 'actions.retry', isRetrying, onRetry }: Props) {
  const t = useWords();
  const { headline, detail } = useFailureWords()(error, what);
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        onRetry && (
          <Button color="inherit" size="small" variant="outlined" loading={isRetrying} onClick={onRetry}>
            {t(retryLabel)}
          </Button>
        )
      }
    >
      <AlertTitle>{headline}</AlertTitle>
      {detail}
    </Alert>
  );
}
