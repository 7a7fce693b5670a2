import { styled } from '@mui/material/styles';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { Form, type RaRecord, SaveContextProvider } from 'ra-core';
import { useRef, useState } from 'react';
import { type ErrorMessage, useErrorText } from '#admin/parts/useErrorText.ts';
import { useNotifyText } from '#admin/parts/useNotifyText.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useCloseDialog } from '#admin/record/dialogRoutes.ts';
import type { ErrorText } from '#admin/schema/defineResource.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import { FormFields } from './FormFields.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

type Props = {
  failed: ErrorText;
  record?: RaRecord;
  /** Rejects when the API does not agree. */
  onSave: (values: Values) => Promise<unknown>;
};

/** Lets the fields scroll between the dialog's title and its buttons, which stay in sight. */
const ScrollingForm = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

const empty = {};

/** The form of a dialog. It closes the dialog once the API has agreed and keeps what was typed until then. */
export function RecordForm({ failed, record, onSave }: Props) {
  const notifyText = useNotifyText();
  const errorText = useErrorText();
  const { name: resource } = useDefinition();
  const close = useCloseDialog(resource);
  const mutations = { mutationKey: [resource] };
  const queryClient = useQueryClient();
  const isSaving = useIsMutating(mutations) > 0;
  const [error, setError] = useState<ErrorMessage>();
  const isSaved = useRef(false);

  const save = async (values: Values) => {
    if (queryClient.isMutating(mutations) > 0) return undefined; // a second click before the button is disabled
    setError(undefined);
    try {
      await onSave(values);
      isSaved.current = true;
      close();
      return undefined;
    } catch (reason) {
      const message = errorText(reason, failed);
      setError(message);
      notifyText(message.short, 'error');
      return reason instanceof ApiError ? reason.body.errors : undefined;
    }
  };

  return (
    <SaveContextProvider value={{ save, saving: isSaving, mutationMode: 'pessimistic' }}>
      <ScrollingForm record={record ?? empty} noValidate>
        <FormFields error={error} onCancel={close} />
        <UnsavedChanges isSaved={isSaved} />
      </ScrollingForm>
    </SaveContextProvider>
  );
}
