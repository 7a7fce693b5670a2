import { useCreate, useDataProvider } from 'ra-core';
import { useServerMessage } from '#admin/parts/useServerMessage.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import type { FormTexts } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useT } from '#i18n/useT.ts';
import { FormDialog } from './FormDialog.tsx';

/** The form that creates a record. */
export function CreateDialog({ form }: { form: FormTexts }) {
  const t = useT();
  const { name: resource } = useDefinition();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const { keep, notifySuccess } = useServerMessage();
  const [create] = useCreate(
    resource,
    {},
    { returnPromise: true, mutationFn: async ({ data = {} }) => keep(await dataProvider.create(resource, { data })) },
  );

  const save = async (data: Values) => {
    await create(resource, { data });
    notifySuccess(t(form.created));
  };

  return <FormDialog title={t(form.createTitle ?? form.add)} failed={form.createFailed} onSave={save} />;
}
