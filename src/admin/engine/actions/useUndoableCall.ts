import { useAddUndoableMutation, useNotify } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath, dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { useErrorText, useNotifyText } from '#admin/engine/record/messages.ts';
import { useActionSubject } from '#admin/engine/record/recordText.ts';
import { ApiError } from '#api/ApiError.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { withTabStorage } from '#session/returnPath.ts';
import { currentToken } from '#session/session.ts';
import type { ActionRequest } from './useRowActions.ts';

/** An action that was not sent before the session ended: its text, and the page where it can be done again. */
type LostAction = { text: string; path: string };

const storageKey = 'lostActions';
const pending = new Set<LostAction>();

function readLostActions(): LostAction[] {
  const saved = withTabStorage((storage) => storage.getItem(storageKey));
  return saved ? JSON.parse(saved) : [];
}

/** Saves the pending actions if the session has ended. While there is a session, leaving the page sends them. */
function saveLostActions() {
  if (pending.size === 0 || currentToken()) return;
  const lost = [...readLostActions(), ...pending];
  pending.clear();
  withTabStorage((storage) => storage.setItem(storageKey, JSON.stringify(lost)));
}

/**
 * Remembers an action until the returned function is called. If the session ends first, the next sign-in in this tab reports
 * the action. It is only reported, because another administrator may sign in.
 */
export function trackPending(action: LostAction) {
  pending.add(action);
  window.addEventListener('pagehide', saveLostActions);
  return () => void pending.delete(action);
}

/** Returns the actions that the last session of this tab lost, and forgets them. */
export function takeLostActions(): LostAction[] {
  const lost = readLostActions();
  withTabStorage((storage) => storage.removeItem(storageKey));
  return lost;
}

/** Toasts stay as long by default. */
const undoWindowInMs = 5_000;

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' – ');

/** Returns a function that makes the call of an action once its undo window is over. `useUndoWindow` times the window. */
export function useUndoableCall(
  call: (request: ActionRequest) => Promise<unknown>,
  onUndo?: (request: ActionRequest) => void,
) {
  const notify = useNotify();
  const notifyText = useNotifyText();
  const errorText = useErrorText();
  const text = useResourceText();
  const subjectOf = useActionSubject();
  const definition = useDefinition();
  const addUndoable = useAddUndoableMutation();

  /** The toast of a failure names the record, because another one may be on screen by now. Its retry sends the same values. */
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
