import Skeleton from '@mui/material/Skeleton';
import { LoadError } from '#admin/parts/ErrorAlert.tsx';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import type { DialogRecord } from './useDialogRecord.ts';

/** Takes the place of a dialog's record while it loads, or says why it cannot be loaded. */
export function RecordLoading({ error, isRetrying, retry }: DialogRecord) {
  const { texts } = useDefinition();
  if (!error) return <Skeleton height={160} />;
  return <LoadError error={error} text={texts.failed} isRetrying={isRetrying} onRetry={retry} />;
}
