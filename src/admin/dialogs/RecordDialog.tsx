import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { DialogFrame } from '#admin/parts/DialogFrame.tsx';
import { LoadError } from '#admin/parts/ErrorAlert.tsx';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useCloseDialog } from '#admin/record/dialogRoutes.ts';
import { useDialogRecord } from './useDialogRecord.ts';

/** Puts the record that the address names into react-admin's record context; a dialog shows while it loads or fails to. */
export function RecordDialog({ title, children }: { title: string; children: ReactNode }) {
  const { name, texts } = useDefinition();
  const { record, error, isRetrying, retry } = useDialogRecord();
  const close = useCloseDialog(name);

  if (record) {
    return (
      <RecordContextProvider key={record.id} value={record}>
        {children}
      </RecordContextProvider>
    );
  }
  return (
    <DialogFrame title={title} onClose={close}>
      <DialogContent>
        {error ? (
          <LoadError error={error} text={texts.failed} isRetrying={isRetrying} onRetry={retry} />
        ) : (
          <Skeleton height={160} />
        )}
      </DialogContent>
    </DialogFrame>
  );
}
