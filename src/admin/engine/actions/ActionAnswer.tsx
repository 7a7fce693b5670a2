import DialogContent from '@mui/material/DialogContent';
import { RecordContextProvider } from 'react-admin';
import { FieldList } from '#admin/engine/record/FieldList.tsx';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { DialogFrame } from '#admin/engine/ui/DialogFrame.tsx';
import type { Values } from '#api/values.ts';

type Props = { title: string; fields: NonNullable<AnyAction['answer']>; answer: Values; onClose: () => void };

/** What the API answered to an action, until it is closed. */
export const ActionAnswer = ({ title, fields, answer, onClose }: Props) => (
  <DialogFrame title={title} onClose={onClose}>
    <DialogContent>
      <RecordContextProvider value={{ id: '', ...answer }}>
        <FieldList fields={withSources(fields)} />
      </RecordContextProvider>
    </DialogContent>
  </DialogFrame>
);
