import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useDelete } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { type ErrorMessage, useErrorText, useNotifySuccess, useNotifyText } from '#admin/engine/record/messages.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { useActionSubject } from '#admin/engine/record/recordText.ts';
import { saveFile } from '#admin/engine/ui/saveFile.ts';
import { ApiError } from '#api/ApiError.ts';
import type { FieldErrors } from '#api/wire.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import type { ActionRequest } from './useRowActions.ts';
import { useUndoableCall } from './useUndoableCall.ts';

/** Returns a function that calls an action's endpoint, shows a success toast, and saves a downloaded file. */
function useActionCall() {
  const text = useResourceText();
  const subjectOf = useActionSubject();
  const notifySuccess = useNotifySuccess();
  const { name: resource, actions = {}, parent } = useDefinition();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const successText = (name: string, record?: RaRecord) => text.actionSuccess(name, subjectOf(record));

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
    mutationFn: async ({ name, record, values }: ActionRequest) => {
      const params = { ...parent?.filter, ...record, ...values };
      const { data, message } = await dataProvider.call(resource, name, params, {
        keepalive: actions[name]?.queue?.undoable,
      });
      return notifySuccess({ data, meta: { message } }, successText(name, record));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });

  return async (request: ActionRequest): Promise<unknown> => {
    const { name, record, values } = request;
    if (name === 'delete' && record) {
      const meta = { values: { ...parent?.filter, ...values } };
      return deleteOne(resource, { id: record.id, previousData: record, meta });
    }
    const result = await call(request);
    const { download } = actions[name] ?? {};
    if (download) saveFile(`${resource}-${record?.id ?? name}.${download}`, result as Blob);
    return result;
  };
}

type Options = {
  /** Receives the result of the call. An undoable action calls it early, without a result. */
  onSuccess?: (request: ActionRequest, result?: unknown) => void;
  onError?: (error: ErrorMessage) => void;
  onUndo?: (request: ActionRequest) => void;
};

/**
 * Returns `run`, which runs an action and shows toasts. It resolves with the server's field errors, for the dialog. An
 * operation that the API lacks succeeds without a call (observed-behaviour.md, 4 and 5). `run` ignores further actions
 * while a call is pending.
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
      notifyText(message.short, 'error', onError ? undefined : message.requestId); // dialogs show the request id themselves
      onError?.(message);
      return error instanceof ApiError ? error.body.errors : undefined;
    }
  };

  const run = async (request: ActionRequest) => {
    const isSupported = supports(resource, request.name);
    if (isSupported && !actions[request.name]?.queue?.undoable)
      return queryClient.isMutating(mutations) > 0 ? undefined : callNow(request);
    if (isSupported) callUndoably(request);
    onSuccess?.(request);
    return undefined;
  };

  return { run, isPending: useIsMutating(mutations) > 0 };
}
