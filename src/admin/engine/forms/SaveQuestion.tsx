import { useId } from 'react';
import type { ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import type { Values } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
import type { Conflict } from './compareEdits.ts';
import { DeletedNotice } from './DeletedNotice.tsx';

/** A question to the administrator before a save. Without a conflict the record no longer exists. */
export type Question = {
  conflict?: Conflict;
  values: Values;
  /** Gets the values to save, or nothing to go back to the form. */
  answer: (values?: Values) => void;
};

/** Asks what to do about the changes of others. */
export function SaveQuestion({ question, fields }: { question: Question; fields: readonly ViewField[] }) {
  const t = useT();
  const textId = useId();
  const { conflict, values, answer } = question;
  const cancel = () => answer();
  const title = t(conflict ? 'conflict.title' : 'deleted.title');
  const props = { textId, fields, onSave: answer, onCancel: cancel };
  return (
    <DialogFrame title={title} aria-describedby={textId} onClose={cancel}>
      {conflict ? <ConflictChoices {...conflict} {...props} /> : <DeletedNotice {...props} values={values} />}
    </DialogFrame>
  );
}
