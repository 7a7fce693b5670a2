import { styled } from '@mui/material/styles';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Form, type RaRecord, SaveContextProvider, useCreate, useDataProvider, useUpdate } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useCloseDialog } from '#admin/engine/record/dialogRoutes.ts';
import { withSectionConditions } from '#admin/engine/record/sections.ts';
import { type ErrorMessage, useErrorText } from '#admin/engine/record/useErrorText.ts';
import { useNotifySuccess, useNotifyText } from '#admin/engine/record/useNotifyText.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { shownFields, withoutHidden } from '#admin/engine/schema/matches.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { FormFields } from './FormFields.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

/** Without a record, the form creates one. */
type Props = { record?: RaRecord };

/** Creates or updates a record and notifies of it. Rejects when the API does not agree. */
function useSaveRecord({ record }: Props) {
  const text = useResourceText();
  const { name: resource } = useDefinition();
  const dataProvider = useDataProvider();
  const notifySuccess = useNotifySuccess();
  const [create] = useCreate(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ data = {} }) =>
        notifySuccess(await dataProvider.create(resource, { data }), text.sentence('create.success')),
    },
  );
  const [update] = useUpdate<RaRecord>(
    resource,
    { id: record?.id, previousData: record },
    {
      returnPromise: true,
      mutationFn: async ({ id, data = {}, previousData }) =>
        notifySuccess(await dataProvider.update(resource, { id, data, previousData }), text.sentence('update.success')),
    },
  );
  return (data: Values) => (record ? update(resource, { data }) : create(resource, { data }));
}

/** Lets the fields scroll between the dialog's title and its buttons, which stay in sight. */
const ScrollingForm = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** The form of a dialog. It closes the dialog once the API has agreed and keeps what was typed until then. */
export function RecordForm({ record }: Props) {
  const text = useResourceText();
  const notifyText = useNotifyText();
  const errorText = useErrorText();
  const definition = useDefinition();
  const resource = definition.name;
  const close = useCloseDialog();
  const mutations = { mutationKey: [resource] };
  const queryClient = useQueryClient();
  const isSaving = useIsMutating(mutations) > 0;
  const [initial] = useState(record); // a list that reloads behind the form must not undo what is typed
  const saveRecord = useSaveRecord({ record: initial });
  const [error, setError] = useState<ErrorMessage>();
  const isSaved = useRef(false);
  const { initial: begun, parent } = definition;
  const created = useMemo(() => ({ ...begun, ...parent?.filter }), [begun, parent]);
  const fields = useMemo(
    () => withSectionConditions(definition, fieldsOn(definition, initial ? 'update' : 'create')),
    [definition, initial],
  );

  const save = async (values: Values) => {
    if (queryClient.isMutating(mutations) > 0) return undefined; // a second click before the button is disabled
    setError(undefined);
    try {
      await saveRecord(withoutHidden(values, fields, shownFields(fields, values)));
      isSaved.current = true;
      close();
      return undefined;
    } catch (reason) {
      const message = errorText(reason, text.failure(initial ? 'update' : 'create'));
      setError(message);
      notifyText(message.short, 'error');
      return reason instanceof ApiError ? reason.body.errors : undefined;
    }
  };

  return (
    <SaveContextProvider value={{ save, saving: isSaving, mutationMode: 'pessimistic' }}>
      <ScrollingForm record={initial ?? created} noValidate>
        <FormFields fields={fields} error={error} onCancel={close} />
        <UnsavedChanges isSaved={isSaved} />
      </ScrollingForm>
    </SaveContextProvider>
  );
}
