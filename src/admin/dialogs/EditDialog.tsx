import DialogContent from '@mui/material/DialogContent';
import { type RaRecord, useDataProvider, useUpdate } from 'ra-core';
import { useState } from 'react';
import { DialogFrame } from '#admin/parts/DialogFrame.tsx';
import { useServerMessage } from '#admin/parts/useServerMessage.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useCloseDialog } from '#admin/record/dialogRoutes.ts';
import type { FormTexts } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useT } from '#i18n/useT.ts';
import { FormDialog } from './FormDialog.tsx';
import { RecordLoading } from './RecordLoading.tsx';
import { useDialogRecord } from './useDialogRecord.ts';

function EditForm({ form, record }: { form: FormTexts; record: RaRecord }) {
  const t = useT();
  const { name: resource } = useDefinition();
  const [initial] = useState(record); // a list that reloads behind the form must not undo what is typed
  const dataProvider = useDataProvider<ApiDataProvider>();
  const { keep, notifySuccess } = useServerMessage();
  const [update] = useUpdate<RaRecord>(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ id, data = {}, previousData }) =>
        keep(await dataProvider.update(resource, { id, data, previousData })),
    },
  );

  const save = async (data: Values) => {
    await update(resource, { id: initial.id, data, previousData: initial });
    notifySuccess(t(form.updated));
  };

  return <FormDialog title={t(form.editTitle)} failed={form.updateFailed} record={initial} onSave={save} />;
}

/** The form that updates the record at the dialog's address. */
export function EditDialog({ form }: { form: FormTexts }) {
  const t = useT();
  const close = useCloseDialog(useDefinition().name);
  const loaded = useDialogRecord();
  if (loaded.record) return <EditForm key={loaded.record.id} form={form} record={loaded.record} />;
  return (
    <DialogFrame title={t(form.editTitle)} onClose={close}>
      <DialogContent>
        <RecordLoading {...loaded} />
      </DialogContent>
    </DialogFrame>
  );
}
