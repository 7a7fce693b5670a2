import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useAddUndoableMutation, useDataProvider, useDelete, useEvent, useNotify } from 'react-admin';
import { createIdempotencyKey } from '#admin/engine/record/createIdempotencyKeys.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { type ErrorMessage, useErrorText, useNotifySuccess, useNotifyText } from '#admin/engine/record/messages.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { useActionSubject } from '#admin/engine/record/recordText.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { saveFile } from '#admin/engine/ui/saveFile.ts';
import { ApiError } from '#api/ApiError.ts';
import type { FieldErrors } from '#api/wire.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { protectWork } from '#session/resumption.ts';
import type { ActionRequest } from './useRowActions.ts';

/** Returns a function that calls an action's endpoint, shows a success toast, and saves a downloaded file. */
function useActionCall() {
  const text = useResourceText();
  const subjectOf = useActionSubject();
  const notifySuccess = useNotifySuccess();
  const { name: resource, actions = {}, parent } = useDefinition();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const successText = (name: string, record?: RaRecord) => text.actionText(name, 'success', subjectOf(record));

  const [deleteOne] = useDelete<RaRecord>(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ id = '', ...params }) =>
        notifySuccess(
          await dataProvider.delete(resource, { id, ...params }),
          successText('delete', params.previousData),
        ),
    },
  );
  const { mutateAsync: call } = useMutation({
    mutationKey: [resource, 'call'],
    mutationFn: async ({ name, record, values, idempotencyKey }: ActionRequest) => {
      const params = { ...parent?.filter, ...record, ...values };
      const { data, message } = await dataProvider.call(resource, name, params, {
        keepalive: actions[name]?.queue?.undoable,
        idempotencyKey,
      });
      return notifySuccess({ data, meta: { message } }, successText(name, record));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });

  return async (request: ActionRequest): Promise<unknown> => {
    const { name, record, values, onSent } = request;
    if (name === 'delete' && record) {
      const meta = { values: { ...parent?.filter, ...values } };
      return deleteOne(resource, { id: record.id, previousData: record, meta });
    }
    const result = await call(request);
    onSent?.();
    const { download } = actions[name] ?? {};
    if (download) saveFile(`${resource}-${record?.id ?? name}.${download}`, result as Blob);
    return result;
  };
}

/** As long as react-toastify shows a toast by default. */
const undoWindowInMs = 5_000;

type Options = {
  /** Called after the response, but for an undoable action before the call. */
  onSuccess?: (request: ActionRequest) => void;
  onUndo?: (request: ActionRequest) => void;
};

/** Returns a function that makes the call of an action once its undo window is over. `useUndoWindow` times the window. */
function useUndoableCall(call: (request: ActionRequest) => Promise<unknown>, onUndo: Options['onUndo']) {
  const notify = useNotify();
  const notifyText = useNotifyText();
  const errorText = useErrorText();
  const text = useResourceText();
  const subjectOf = useActionSubject();
  const addUndoable = useAddUndoableMutation();

  /** The toast of a failure names the record, because another one may be on screen by now. Its retry sends the same values. */
  const send = (request: ActionRequest) =>
    call(request).catch((error) => {
      const { title, detail, requestId } = errorText(error, text.actionFailure(request.name));
      const message = [subjectOf(request.record)?.record, title, detail].filter(Boolean).join(' – ');
      notifyText(message, 'error', requestId, () => void send(request));
    });

  return (request: ActionRequest) => {
    const release = protectWork(() => true);
    addUndoable(({ isUndo }) => {
      release();
      if (isUndo) onUndo?.(request);
      else void send(request);
    });
    const message = text.actionText(request.name, 'delayed', subjectOf(request.record));
    notify(message, { type: 'info', undoable: true, autoHideDuration: undoWindowInMs, messageArgs: { _: message } });
  };
}

/** The result of the call, or why it failed: a message, and the server's errors by field. */
type ActionOutcome = { result?: unknown; failure?: ErrorMessage; errors?: FieldErrors['errors'] };

/**
 * Returns a function that runs an action and shows toasts. An operation that the API lacks succeeds without a call
 * (observed-behaviour.md, 4 and 5). Returns undefined, without a call, while another change of the resource is pending.
 */
function useRowAction({ onSuccess, onUndo }: Options) {
  const supports = useSupports();
  const text = useResourceText();
  const errorText = useErrorText();
  const notifyText = useNotifyText();
  const queryClient = useQueryClient();
  const { name: resource, actions = {} } = useDefinition();
  const call = useActionCall();
  const callUndoably = useUndoableCall(call, onUndo);

  return async (request: ActionRequest): Promise<ActionOutcome | undefined> => {
    const isSupported = supports(resource, request.name);
    const isUndoable = actions[request.name]?.queue?.undoable;
    if (isSupported && !isUndoable && queryClient.isMutating({ mutationKey: [resource] }) > 0) return undefined;
    try {
      if (isSupported && isUndoable) callUndoably(request);
      const result = isSupported && !isUndoable ? await call(request) : undefined;
      onSuccess?.(request);
      return { result };
    } catch (error) {
      const failure = errorText(error, text.actionFailure(request.name));
      notifyText(failure.short, 'error', failure.requestId);
      return { failure, errors: error instanceof ApiError ? error.body.errors : undefined };
    }
  };
}

export type RunAction = ReturnType<typeof useRowAction>;

const RowActionDialog = lazyComponent(async () => (await import('./RowActionDialog.tsx')).RowActionDialog);

export const preloadActionDialog = RowActionDialog.preload;

/** Returns `startAction`, which runs an action or first opens its dialog, and that `dialog` to render. */
export function useActionRequests(callbacks: Options = {}) {
  const { actions = {} } = useDefinition();
  const run = useRowAction(callbacks);
  const [pending, setPending] = useState<ActionRequest>();
  const startAction = useEvent((requested: ActionRequest) => {
    const { confirm, ask, result } = actions[requested.name]?.dialog ?? {};
    if (confirm || ask || result) setPending(requested);
    else void run({ ...requested, idempotencyKey: createIdempotencyKey() });
  });
  const dialog = pending && <RowActionDialog request={pending} run={run} onClose={() => setPending(undefined)} />;
  return { startAction, dialog };
}
