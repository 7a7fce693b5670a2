import { useAddUndoableMutation, useNotify } from 'react-admin';
import type { ActionRequest, useActionCall } from '#admin/engine/actions/useActionCall.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath, dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { useActionSubject } from '#admin/engine/record/recordText.ts';
import { useErrorText } from '#admin/engine/record/useErrorText.ts';
import { useNotifyText } from '#admin/engine/record/useNotifyText.ts';
import { ApiError } from '#api/ApiError.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { saveLostActions, trackPending } from './lostActions.ts';

/** A toast stays as long by default. */
const undoWindowInMs = 5_000;

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' – ');

/** Makes the call of an action after the undo window: see `useUndoWindow`, which holds what this adds. */
export function useUndoableCall(call: ReturnType<typeof useActionCall>, onUndo?: (undone: ActionRequest) => void) {
  const notify = useNotify();
  const notifyText = useNotifyText();
  const errorText = useErrorText();
  const text = useResourceText();
  const subjectOf = useActionSubject();
  const definition = useDefinition();
  const addUndoable = useAddUndoableMutation();

  /** The toast of a failure names the record, because another one may be on screen by now, and keeps the values for a retry. */
  const send = (request: ActionRequest, settled?: () => void) =>
    call(request).then(settled, (error) => {
      if (error instanceof ApiError && error.failure === 'noToken') return saveLostActions();
      settled?.();
      const { title, detail, requestId } = errorText(error, text.actionFailure(request.name));
      const message = joined(subjectOf(request.record)?.record, title, detail);
      notifyText(message, 'error', requestId, () => void send(request));
    });

  return (request: ActionRequest) => {
    const { name, record } = request;
    const subject = subjectOf(record);
    const path = record ? detailPagePath(definition, record.id) : dialogPaths(definition.name).list;
    const settled = trackPending({ text: joined(subject?.record, text.action(name)), path });
    addUndoable(({ isUndo }) => {
      if (!isUndo) return void send(request, settled);
      settled();
      onUndo?.(request);
    });
    const message = text.actionDelayed(name, subject);
    notify(message, { type: 'info', undoable: true, autoHideDuration: undoWindowInMs, messageArgs: { _: message } });
  };
}
