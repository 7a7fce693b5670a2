import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useT } from '#i18n/useT.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { dialogPaths } from './dialogPaths.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { FieldList } from './FieldList.tsx';
import { fieldsIn } from './fieldsIn.ts';
import type { DialogProps } from './ListDialogs.tsx';
import { textOf } from './rowText.ts';
import { useDialogRow } from './useDialogRow.ts';
import { useLeaveDialog } from './useLeaveDialog.ts';
import type { Row } from './useRows.ts';

function Details({ definition, row }: { definition: AnyResource; row: Row }) {
  const shown = fieldsIn(definition, 'modal').filter(
    ({ source, optional }) => !optional || textOf(definition, row, source) !== '',
  );
  return <FieldList fields={shown} row={row} />;
}

/** What is known about one row, over its list. */
export function DetailModal({ title, ...props }: DialogProps & { title: AdminKey }) {
  const t = useT();
  const { definition } = props;
  const { row, error, retry } = useDialogRow(props);
  const leave = useLeaveDialog(dialogPaths(definition.name).list);

  return (
    <DialogFrame title={t(title)} onClose={leave}>
      <DialogContent>
        {row && <Details definition={definition} row={row} />}
        {!row && error && <ErrorBox error={error} what={definition.texts.failed} onRetry={retry} />}
        {!row && !error && <Skeleton height={160} />}
      </DialogContent>
    </DialogFrame>
  );
}
