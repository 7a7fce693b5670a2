import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type ErrorMessage, useErrorText } from '#admin/engine/record/useErrorText.ts';
import type { FailureText } from '#i18n/resourceText.ts';
import { useT } from '#i18n/useT.ts';
import { surroundingPart, useFocusAfterRetry } from './useFocusAfterRetry.ts';

/** The id to tell an operator, in a quiet line of which one press selects the id; nothing without one. */
export function RequestId({ id }: { id?: string }) {
  const translate = useTranslate();
  if (!id) return null;
  return (
    <Box sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
      {translate('failures.requestId')}{' '}
      <Box component="code" sx={{ userSelect: 'all' }}>
        {id}
      </Box>
    </Box>
  );
}

/** What is used of a query of TanStack or of react-admin's list controller. */
type Query = { error: unknown; isFetching?: boolean; refetch: () => unknown };

/** Repeats a request that failed. */
export function RetryButton({ query, label }: { query: Query; label?: string }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusAfterRetry(button, query.isFetching, surroundingPart);
  const retry = () => {
    keepFocus();
    query.refetch();
  };
  return (
    <Button ref={button} color="inherit" size="small" variant="outlined" loading={query.isFetching} onClick={retry}>
      {label ?? t('actions.retry')}
    </Button>
  );
}

type Props = { query: Query; text: string | FailureText; retryLabel?: string };

/** Says what could not be loaded and why, and offers to load it again. */
export function LoadError({ query, text, retryLabel }: Props) {
  const { title, detail, requestId } = useErrorText()(query.error, text);
  return (
    <Alert severity="error" action={<RetryButton query={query} label={retryLabel} />}>
      <AlertTitle>{title}</AlertTitle>
      {detail}
      <RequestId id={requestId} />
    </Alert>
  );
}

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

/** Says within a dialog what failed and why; nothing while nothing did. */
export function ErrorAlert({ message }: { message?: ErrorMessage }) {
  if (!message) return null;
  return (
    <Alert severity="error" role="alert">
      <Box sx={{ fontWeight: 600 }}>{message.title}</Box>
      {message.detail}
      <RequestId id={message.requestId} />
    </Alert>
  );
}
