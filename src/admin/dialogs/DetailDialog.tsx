import DialogContent from '@mui/material/DialogContent';
import { type RaRecord, RecordContextProvider } from 'ra-core';
import { DialogFrame } from '#admin/parts/DialogFrame.tsx';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useCloseDialog } from '#admin/record/dialogRoutes.ts';
import { FieldList } from '#admin/record/FieldList.tsx';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import { fieldText } from '#admin/record/recordText.ts';
import { RecordLoading } from './RecordLoading.tsx';
import { useDialogRecord } from './useDialogRecord.ts';

function Details({ record }: { record: RaRecord }) {
  const definition = useDefinition();
  const fields = fieldsOn(definition, 'detail').filter(
    ({ source, optional }) => !optional || fieldText(definition, record, source) !== '',
  );
  return (
    <RecordContextProvider value={record}>
      <FieldList fields={fields} />
    </RecordContextProvider>
  );
}

/** The fields of the record at the dialog's address, over its list. */
export function DetailDialog({ title }: { title: string }) {
  const close = useCloseDialog(useDefinition().name);
  const loaded = useDialogRecord();
  return (
    <DialogFrame title={title} onClose={close}>
      <DialogContent>
        {loaded.record ? <Details record={loaded.record} /> : <RecordLoading {...loaded} />}
      </DialogContent>
    </DialogFrame>
  );
}
