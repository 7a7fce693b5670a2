import { type RaRecord, useDataProvider, useUpdate } from 'ra-core';
import { useState } from 'react';
import { useNotifySuccess } from '#admin/parts/useNotifyText.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import type { FormTexts } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordForm } from './RecordForm.tsx';

function EditForm({ form, record }: { form: FormTexts; record: RaRecord }) {
  const t = useT();
  const { name: resource } = useDefinition();
  const [initial] = useState(record); // a list that reloads behind the form must not undo what is typed
  const dataProvider = useDataProvider();
  const notifySuccess = useNotifySuccess();
  const [update] = useUpdate<RaRecord>(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ id, data = {}, previousData }) =>
        notifySuccess(await dataProvider.update(resource, { id, data, previousData }), t(form.updated)),
    },
  );
  const save = (data: Values) => update(resource, { id: initial.id, data, previousData: initial });
  return <RecordForm failed={form.updateFailed} record={initial} onSave={save} />;
}

/** The form that updates the record at the dialog's address. */
export function EditDialog({ form }: { form: FormTexts }) {
  const t = useT();
  return (
    <RecordDialog title={t(form.editTitle)}>
      {(record) => <EditForm key={record.id} form={form} record={record} />}
    </RecordDialog>
  );
}
