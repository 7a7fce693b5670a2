import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { FailureText } from '#admin/schema/defineResource.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { RetryButton } from './RetryButton.tsx';
import { useFailureWords } from './useFailureWords.ts';

type Props = { error: unknown; what: FailureText; retryLabel?: AdminKey; isRetrying?: boolean; onRetry?: () => void };

/** Says what could not be loaded and why, and offers another try. */
export function ErrorBox({ error, what, retryLabel, isRetrying, onRetry }: Props) {
  const { headline, detail } = useFailureWords()(error, what);
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={onRetry && <RetryButton label={retryLabel} isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <AlertTitle>{headline}</AlertTitle>
      {detail}
    </Alert>
  );
}
