import { useCreate, useDataProvider } from 'ra-core';
import { DialogFrame } from '#admin/parts/DialogFrame.tsx';
import { useNotifySuccess } from '#admin/parts/useNotifyText.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useCloseDialog } from '#admin/record/dialogRoutes.ts';
import type { FormTexts } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { RecordForm } from './RecordForm.tsx';

/** The form that creates a record. */
export function CreateDialog({ form }: { form: FormTexts }) {
  const t = useT();
  const { name: resource } = useDefinition();
  const dataProvider = useDataProvider();
  const notifySuccess = useNotifySuccess();
  const [create] = useCreate(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ data = {} }) =>
        notifySuccess(await dataProvider.create(resource, { data }), t(form.created)),
    },
  );
  return (
    <DialogFrame title={t(form.createTitle ?? form.add)} onClose={useCloseDialog(resource)}>
      <RecordForm failed={form.createFailed} onSave={(data) => create(resource, { data })} />
    </DialogFrame>
  );
}
