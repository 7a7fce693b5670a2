import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ErrorText } from '#admin/schema/defineResource.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useT } from '#i18n/useT.ts';
import { type ErrorMessage, useErrorText } from './useErrorText.ts';

type RetryProps = { label?: AdminKey; isRetrying?: boolean; onRetry: () => void };

/** Repeats a request that failed. */
export function RetryButton({ label = 'actions.retry', isRetrying, onRetry }: RetryProps) {
  const t = useT();
  return (
    <Button color="inherit" size="small" variant="outlined" loading={isRetrying} onClick={onRetry}>
      {t(label)}
    </Button>
  );
}

type Props = { error: unknown; text: ErrorText; retryLabel?: AdminKey; isRetrying?: boolean; onRetry: () => void };

/** Says what could not be loaded and why, and offers to load it again. */
export function LoadError({ error, text, retryLabel, isRetrying, onRetry }: Props) {
  const { title, detail } = useErrorText()(error, text);
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={<RetryButton label={retryLabel} isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <AlertTitle>{title}</AlertTitle>
      {detail}
    </Alert>
  );
}

/** Says within a dialog what failed and why; nothing while nothing did. */
export function ErrorAlert({ message }: { message?: ErrorMessage }) {
  if (!message) return null;
  return (
    <Alert severity="error" role="alert">
      <Box sx={{ fontWeight: 600 }}>{message.title}</Box>
      {message.detail}
    </Alert>
  );
}
