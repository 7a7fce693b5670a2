import DialogContent from '@mui/material/DialogContent';
import { useRecordContext } from 'ra-core';
import { DialogFrame } from '#admin/parts/DialogFrame.tsx';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useCloseDialog } from '#admin/record/dialogRoutes.ts';
import { FieldList } from '#admin/record/FieldList.tsx';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import { fieldText } from '#admin/record/recordText.ts';

/** The fields of the record around it, over its list. */
export function DetailDialog({ title }: { title: string }) {
  const definition = useDefinition();
  const record = useRecordContext() ?? {};
  const close = useCloseDialog(definition.name);
  const fields = fieldsOn(definition, 'detail').filter(
    ({ source, optional }) => !optional || fieldText(definition, record, source) !== '',
  );
  return (
    <DialogFrame title={title} onClose={close}>
      <DialogContent>
        <FieldList fields={fields} />
      </DialogContent>
    </DialogFrame>
  );
}
