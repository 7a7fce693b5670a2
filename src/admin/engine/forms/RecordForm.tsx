import { styled } from '@mui/material';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import { type RaRecord, SaveContextProvider } from 'react-admin';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ShellContext, useResource } from '#admin/engine/context/contexts.ts';
import { useCloseDialog } from '#admin/engine/context/dialogRoutes.ts';
import { type ErrorMessage, useErrorText } from '#admin/engine/context/messages.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { ConfirmDialog } from '#admin/engine/ui/Dialogs.tsx';
import { blockingChanges } from '#admin/engine/ui/pendingChanges.ts';
import { isRecord, type Values } from '#api/values.ts';
import { DraftOffer, useDraft, useUnsavedForm } from './DraftOffer.tsx';
import type { Draft } from './draftStore.ts';
import { FormFields } from './FormFields.tsx';
import { InputForm } from './InputForm.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { useSaveRecord } from './useSaveRecord.tsx';

/** Asks for confirmation when the administrator leaves a form with unsaved changes. */
function UnsavedChanges({ draft }: { draft: Draft }) {
  const t = useT();
  const { resumption } = use(ShellContext);
  const isUnsaved = useUnsavedForm(draft);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isUnsaved() && !resumption?.isLeaving()) event.preventDefault();
  });

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      question={t('unsaved.question')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      isDangerous
      onConfirm={() => {
        void draft.drop();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    />
  );
}

/** Without a record, the form creates one. */
type Props = { record?: RaRecord };

/** The fields scroll between the dialog's title and its buttons. */
const ScrollingForm = styled(InputForm)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** The form of a dialog. It closes the dialog once the record is saved. */
export function RecordForm({ record }: Props) {
  const { definition, text } = useResource();
  const errorText = useErrorText();
  const close = useCloseDialog();
  const mutations = { mutationKey: [definition.name], ...blockingChanges };
  const queryClient = useQueryClient();
  const isSaving = useIsMutating(mutations) > 0;
  const [initial] = useState(record); // keeps the typed values while the list reloads behind the form
  const [error, setError] = useState<ErrorMessage>();
  const [result, setResult] = useState<Values>();
  const operation = initial ? 'update' : 'create';
  const draft = useDraft(operation, initial);
  const { initial: declared, parent, form: { result: shown } = {} } = definition;
  const newRecord = useMemo(() => ({ ...declared, ...parent?.filter }), [declared, parent]);
  const fields = useMemo(() => fieldsOn(definition, operation), [definition, operation]);
  const { save: saveRecord, dialog } = useSaveRecord({ record: initial, fields, newRecord });

  const save = async (values: Values) => {
    if (queryClient.isMutating(mutations) > 0) return undefined; // a second click, before React disables the button
    setError(undefined);
    try {
      const saved = await saveRecord(values);
      if (!saved) return undefined;
      void draft.drop();
      if (shown && isRecord(saved)) setResult(saved);
      else close();
      return undefined;
    } catch (reason) {
      const message = errorText(reason, text.failure(operation), fields);
      setError(message);
      return message.errors;
    }
  };

  if (shown && result)
    return <ResultDialog {...{ title: text.sentence('create.title'), shown, result, onClose: close }} />;
  return (
    <SaveContextProvider value={{ save, saving: isSaving, mutationMode: 'pessimistic' }}>
      <ScrollingForm record={initial ?? newRecord}>
        <DraftOffer draft={draft} fields={fields} space={{ px: 3, pb: 1 }} />
        <FormFields fields={fields} save={text.sentence(`${operation}.save`)} error={error} onCancel={close} />
        <UnsavedChanges draft={draft} />
      </ScrollingForm>
      {dialog}
    </SaveContextProvider>
  );
}
