import DialogContent from '@mui/material/DialogContent';
import { RecordContextProvider } from 'ra-core';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { FieldList } from '#admin/record/FieldList.tsx';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import { fieldText } from '#admin/record/recordText.ts';
import { RecordDialog } from './RecordDialog.tsx';

/** The fields of the record at the dialog's address, over its list. */
export function DetailDialog({ title }: { title: string }) {
  const definition = useDefinition();
  const fields = fieldsOn(definition, 'detail');
  return (
    <RecordDialog title={title}>
      {(record) => (
        <RecordContextProvider value={record}>
          <DialogContent>
            <FieldList
              fields={fields.filter(
                ({ source, optional }) => !optional || fieldText(definition, record, source) !== '',
              )}
            />
          </DialogContent>
        </RecordContextProvider>
      )}
    </RecordDialog>
  );
}
