import DialogContent from '@mui/material/DialogContent';
import { RecordContextProvider } from 'ra-core';
import { DialogFrame } from '#admin/parts/DialogFrame.tsx';
import { FieldList } from '#admin/record/FieldList.tsx';
import { withSources } from '#admin/record/fieldsOn.ts';
import type { AnyAction } from '#admin/schema/Action.ts';
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
