import { useResource } from '#admin/engine/context/contexts.ts';
import { useRecordText } from '#admin/engine/fields/recordText.ts';
import { ResultDialog } from '#admin/engine/forms/ResultDialog.tsx';
import { isDangerous } from '#admin/engine/schema/actionsOf.ts';
import { ConfirmDialog } from '#admin/engine/ui/Dialogs.tsx';
import { ActionForm, useActionForm } from './ActionForm.tsx';
import type { ActionRequest, RunAction } from './useRowActions.ts';

type Props = { request: ActionRequest; run: RunAction; onClose: () => void };

/** Asks for a confirmation or for values, runs the action, and closes when it succeeds or shows its result. */
export function RowActionDialog({ request, run, onClose }: Props) {
  const { name, record } = request;
  const { definition, text } = useResource();
  const subject = useRecordText().subjectOf(record);
  const form = useActionForm({ name, record, presets: request.presets, run, onDone: onClose });
  const { confirm, ask, preview, result: shown } = form.dialog;
  const label = text.action(name);

  if (shown && form.result) return <ResultDialog {...{ title: label, shown, result: form.result, onClose }} />;
  return (
    <ConfirmDialog
      title={record ? text.actionText(name, 'title', subject) : label}
      question={confirm && text.actionText(name, 'question', subject)}
      confirm={text.actionText(name, 'confirm', subject)}
      error={form.error}
      isDangerous={isDangerous(definition, name)}
      form={ask && form.id}
      onConfirm={() => void form.start()}
      onCancel={onClose}
    >
      {(ask || preview) && <ActionForm form={form} request={request} />}
    </ConfirmDialog>
  );
}
