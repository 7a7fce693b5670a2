import { Alert, AlertTitle, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type ErrorMessage, useErrorText } from '#admin/engine/context/messages.ts';
import type { FailureText } from '#admin/engine/text/resourceText.ts';
import { type RetriedQuery, RetryButton } from './RetryButton.tsx';

/** The request id that an administrator reports to the operator; one click selects it. */
export function RequestId({ id }: { id?: string }) {
  const translate = useTranslate();
  if (!id) return null;
  return (
    <Box sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
      {translate('failures.requestId')}{' '}
      <Box component="code" sx={{ userSelect: 'all', WebkitUserSelect: 'all' }}>
        {id}
      </Box>
    </Box>
  );
}

/** Why something failed, with a button that repeats it. */
const Failure = ({ message: { title, detail, requestId }, action }: { message: ErrorMessage; action: ReactNode }) => (
  <Alert severity="error" action={action}>
    <AlertTitle>{title}</AlertTitle>
    {detail}
    <RequestId id={requestId} />
  </Alert>
);

type Props = { query: RetriedQuery & { error: unknown }; text: string | FailureText; retryLabel?: string };

/** The reason why a query failed, with a retry. */
export const LoadError = ({ query, text, retryLabel }: Props) => (
  <Failure message={useErrorText()(query.error, text)} action={<RetryButton query={query}>{retryLabel}</RetryButton>} />
);

/** The reason of one failure among several. */
export function ErrorReason({ error, text }: { error: unknown; text: string | FailureText }) {
  const { title, detail = title, requestId } = useErrorText()(error, text);
  return (
    <>
      {detail}
      <RequestId id={requestId} />
    </>
  );
}

/** A failed action inside a dialog. It offers `onRetry` if no response came. */
export function ErrorAlert({ message, onRetry }: { message?: ErrorMessage; onRetry?: () => void }) {
  if (!message || message.isAtFields) return null;
  const action = message.canRetry && onRetry && <RetryButton query={{ refetch: onRetry }} />;
  return <Failure message={message} action={action} />;
}
