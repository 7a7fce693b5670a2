import type { AnyResource, FormTexts } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { FormDialog } from './FormDialog.tsx';

export function CreateDialog({ definition, form }: { definition: AnyResource; form: FormTexts }) {
  const t = useT();
  return (
    <FormDialog
      definition={definition}
      form={form}
      title={t(form.createTitle ?? form.add)}
      operation="create"
      success={form.created}
    />
  );
}
