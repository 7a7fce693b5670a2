import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { type ErrorMessage, useErrorText } from '#admin/engine/record/useErrorText.ts';
import { useNotifyText } from '#admin/engine/record/useNotifyText.ts';
import { ApiError } from '#api/ApiError.ts';
import type { FieldErrors } from '#api/wire.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useUndoableCall } from './undo/useUndoableCall.ts';
import { type ActionRequest, useActionCall } from './useActionCall.ts';

type Options = {
  /** Gets the result of the call, too, except of one that waits for its undo window. */
  onSuccess?: (done: ActionRequest, result?: unknown) => void;
  onError?: (error: ErrorMessage) => void;
  onUndo?: (undone: ActionRequest) => void;
};

/**
 * Runs an action and notifies of its result; `run` resolves with the server's errors of the fields that were asked for. An
 * operation that the API does not offer succeeds without a call (observed-behaviour.md, 4 and 5). While one is pending, a
 * second click is ignored.
 */
export function useRowAction({ onSuccess, onError, onUndo }: Options = {}) {
  const supports = useSupports();
  const text = useResourceText();
  const errorText = useErrorText();
  const notifyText = useNotifyText();
  const queryClient = useQueryClient();
  const { name: resource, actions = {} } = useDefinition();
  const call = useActionCall();
  const callUndoably = useUndoableCall(call, onUndo);
  const mutations = { mutationKey: [resource] };

  const callNow = async (request: ActionRequest): Promise<FieldErrors['errors'] | undefined> => {
    try {
      const result = await call(request);
      onSuccess?.(request, result);
      return undefined;
    } catch (error) {
      const message = errorText(error, text.actionFailure(request.name));
      notifyText(message.short, 'error', onError ? undefined : message.requestId); // a dialog shows it, and stays
      onError?.(message);
      return error instanceof ApiError ? error.body.errors : undefined;
    }
  };

  const run = async (request: ActionRequest) => {
    const { name } = request;
    const isOffered = supports(resource, name);
    if (isOffered && !actions[name]?.queue?.undoable) {
      return queryClient.isMutating(mutations) > 0 ? undefined : callNow(request);
    }
    if (isOffered) callUndoably(request);
    onSuccess?.(request);
    return undefined;
  };

  return { run, isPending: useIsMutating(mutations) > 0 };
}
