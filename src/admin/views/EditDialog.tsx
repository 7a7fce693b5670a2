import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { FormTexts } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { dialogPaths } from './dialogPaths.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { DialogProps } from './ListDialogs.tsx';
import { useDialogRow } from './useDialogRow.ts';
import { useLeaveDialog } from './useLeaveDialog.ts';

export function EditDialog({ form, ...props }: DialogProps & { form: FormTexts }) {
  const t = useT();
  const { definition } = props;
  const { row, error, retry } = useDialogRow(props);
  const leave = useLeaveDialog(dialogPaths(definition.name).list);
  const title = t(form.editTitle);

  if (row) {
    return (
      <FormDialog
        key={row.id}
        definition={definition}
        form={form}
        title={title}
        operation="update"
        success={form.updated}
        row={row}
      />
    );
  }
  return (
    <DialogFrame title={title} onClose={leave}>
      <DialogContent>
        {error ? <ErrorBox error={error} what={definition.texts.failed} onRetry={retry} /> : <Skeleton height={160} />}
      </DialogContent>
    </DialogFrame>
  );
}
