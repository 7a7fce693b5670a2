import { Form, useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { AnyResource, FormTexts } from '#admin/schema/defineResource.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useT } from '#i18n/useT.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { dialogPaths } from './dialogPaths.ts';
import { FormFields } from './FormFields.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { type FailureWords, useFailureWords } from './useFailureWords.ts';
import { useLeaveDialog } from './useLeaveDialog.ts';
import { useOperation } from './useOperation.ts';
import type { Row } from './useRows.ts';

type Props = {
  definition: AnyResource;
  form: FormTexts;
  title: string;
  operation: 'create' | 'update';
  success: AdminKey;
  row?: Row;
};

/** The form that makes or changes a row. It closes once the server has agreed and keeps what was typed until then. */
export function FormDialog({ definition, form, title, operation, success, row }: Props) {
  const t = useT();
  const notify = useNotify();
  const wordsFor = useFailureWords();
  const leave = useLeaveDialog(dialogPaths(definition.name).list);
  const { run, isPending } = useOperation(definition.name);
  const [failure, setFailure] = useState<FailureWords>();
  const [initial] = useState(row ?? {}); // a list that reloads behind the form must not undo what is typed
  const isSaved = useRef(false);

  const save = async (values: Values) => {
    setFailure(undefined);
    try {
      const answer = await run(operation, { ...values, ...(row && { id: row.id }) });
      if (!answer) return undefined;
      const message = answer.message || t(success);
      notify(message, { type: 'success', messageArgs: { _: message } });
      isSaved.current = true;
      leave();
      return undefined;
    } catch (error) {
      const words = wordsFor(error, operation === 'create' ? form.createFailed : form.updateFailed);
      setFailure(words);
      notify(words.short, { type: 'error', messageArgs: { _: words.short } });
      return error instanceof ApiError ? error.body.errors : undefined;
    }
  };

  return (
    <DialogFrame title={title} isLocked={isPending} onClose={leave}>
      <Form record={initial} onSubmit={save} noValidate>
        <FormFields definition={definition} isPending={isPending} failure={failure} onCancel={leave} />
        <UnsavedChanges isSaved={isSaved} />
      </Form>
    </DialogFrame>
  );
}
