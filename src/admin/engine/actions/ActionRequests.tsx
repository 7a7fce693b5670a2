import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RaRecord, useAddUndoableMutation, useDataProvider, useDelete, useNotify } from 'react-admin';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { useEntryState, useIsShown } from '#admin/engine/context/historyEntry.ts';
import { useErrorText, useNotifySuccess, useNotifyText } from '#admin/engine/context/messages.ts';
import type { Segment } from '#admin/engine/context/segments.ts';
import { useRecordText } from '#admin/engine/fields/recordText.ts';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { lazyComponent, pendingDialog } from '#admin/engine/ui/lazyComponent.tsx';
import { blockingChanges } from '#admin/engine/ui/pendingChanges.ts';
import { saveFile } from '#admin/engine/ui/saveFile.ts';
import { ApiError } from '#api/ApiError.ts';
import { createIdempotencyKey } from '#dataProvider/createIdempotencyKeys.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { protectWork } from '#session/resumption.ts';
import { unfinished } from './unfinished.ts';
import { type ActionRequest, RowActionContext, type RunAction } from './useRowActions.ts';

/** Returns a function that calls an action's endpoint, shows a success toast, and saves a downloaded file. */
function useActionCall() {
  const { definition, text } = useResource();
  const { name: resource, actions = {}, parent } = definition;
  const { titleOf, subjectOf } = useRecordText();
  const notifySuccess = useNotifySuccess();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const notifyDone = <Data,>(result: { data: Data; meta?: { message?: string } }, name: string, record?: RaRecord) =>
    notifySuccess(result, text.actionText(name, 'success', subjectOf(record)), titleOf(record));

  const [deleteOne] = useDelete<RaRecord>(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ id = '', ...params }) =>
        notifyDone(await dataProvider.delete(resource, { id, ...params }), 'delete', params.previousData),
    },
  );
  const { mutateAsync: call } = useMutation({
    mutationKey: [resource, 'call'],
    mutationFn: async ({ name, record, values, idempotencyKey }: ActionRequest) => {
      const params = { ...parent?.filter, ...record, ...values };
      const { data, message } = await dataProvider.call(resource, name, params, {
        keepalive: actions[name]?.undoable,
        idempotencyKey,
      });
      return notifyDone({ data, meta: { message } }, name, record);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });

  return async (request: ActionRequest): Promise<unknown> => {
    const { name, record, values, onSent } = request;
    const meta = { values: { ...parent?.filter, ...values } };
    const result =
      name === 'delete' && record
        ? await deleteOne(resource, { id: record.id, previousData: record, meta })
        : await call(request);
    onSent?.();
    const { download } = actions[name] ?? {};
    if (download) saveFile(`${resource}-${record?.id ?? name}.${download}`, result as Blob);
    return result;
  };
}

/** As long as react-toastify shows a toast by default. */
const undoWindowInMs = 5_000;

type Callbacks = {
  /** Called after the response, but for an undoable action before the call. */
  onSuccess?: (request: ActionRequest) => void;
  onUndo?: (request: ActionRequest) => void;
};

/** Returns a function that makes the call of an action once its undo window is over. `Toasts` times the window. */
function useUndoableCall(call: (request: ActionRequest) => Promise<unknown>, onUndo: Callbacks['onUndo']) {
  const notify = useNotify();
  const notifyText = useNotifyText();
  const errorText = useErrorText();
  const { definition, text } = useResource();
  const { titleOf, subjectOf } = useRecordText();
  const addUndoable = useAddUndoableMutation();

  /** The toast of a failure names the record, because another one may be on screen by now. A retry sends the same values. */
  const send = (request: ActionRequest) =>
    call(request).catch((error) => {
      const { title, detail, requestId } = errorText(
        error,
        text.actionFailure(request.name, subjectOf(request.record)),
      );
      const subject = titleOf(request.record);
      const message = [title, detail].filter(Boolean).join(' – ');
      const isFinal = error instanceof ApiError && !error.isTransient;
      notifyText(message, 'error', { subject, requestId, retry: isFinal ? undefined : () => void send(request) });
    });

  return (request: ActionRequest) => {
    const release = protectWork(() => true);
    const key = `${definition.name}/${request.record?.id}`;
    unfinished.add(key);
    addUndoable(({ isUndo }) => {
      release();
      if (!isUndo) return void send({ ...request, isDelayed: true }).finally(() => unfinished.delete(key));
      unfinished.delete(key);
      onUndo?.(request);
    });
    const message = text.actionText(request.name, 'delayed', subjectOf(request.record));
    notify(message, { type: 'info', undoable: true, autoHideDuration: undoWindowInMs, messageArgs: { _: message } });
  };
}

const askedFields = ({ dialog }: AnyAction) => withSources(dialog?.ask ?? {});

const hasDialog = ({ dialog: { confirm, ask, result } = {} }: AnyAction = {}) => Boolean(confirm || ask || result);

/**
 * Returns a function that runs an action, unless the administrator has left the screen that named the record. A toast shows
 * success, and a failure that no dialog or form shows. An operation that the API lacks succeeds without a call
 * (observed-behaviour.md, 4 and 5).
 */
function useRowAction({ onSuccess, onUndo }: Callbacks): RunAction {
  const { definition, text, supports } = useResource();
  const { name: resource, actions = {} } = definition;
  const errorText = useErrorText();
  const notifyText = useNotifyText();
  const { titleOf, subjectOf } = useRecordText();
  const queryClient = useQueryClient();
  const call = useActionCall();
  const callUndoably = useUndoableCall(call, onUndo);
  const isShown = useIsShown();

  const start = async (request: ActionRequest) => {
    const isDelayed = actions[request.name]?.undoable && supports(request.name);
    const isCalled = !isDelayed && supports(request.name);
    if (isCalled && queryClient.isMutating({ mutationKey: [resource], ...blockingChanges }) > 0) return undefined;
    if (isDelayed) callUndoably(request);
    const result = isCalled ? await call(request) : undefined;
    if (isShown()) onSuccess?.(request);
    return { result };
  };

  return async (request) => {
    if (!isShown()) return undefined;
    try {
      return await start(request);
    } catch (error) {
      const { [request.name]: action = {} } = actions;
      const failure = errorText(
        error,
        text.actionFailure(request.name, subjectOf(request.record)),
        askedFields(action),
      );
      const { short, requestId } = failure;
      const isInDialog = isShown() && (request.values || hasDialog(action));
      if (!isInDialog) notifyText(short, 'error', { subject: titleOf(request.record), requestId });
      return { failure };
    }
  };
}

const RowActionDialog = lazyComponent(
  async () => (await import('./RowActionDialog.tsx')).RowActionDialog,
  pendingDialog,
);

export const preloadActionDialog = RowActionDialog.preload;

type Props = Callbacks & {
  /** The segment of the list, which some actions depend on. */
  segment?: Segment;
  /** The screen has a form for the actions that are `inline`. */
  hasForm?: true;
  children: ReactNode;
};

/** Runs the actions that buttons, shortcuts and forms in it request, after their dialog if they have one. */
export function ActionRequests({ segment, hasForm, children, ...callbacks }: Props) {
  const { actions = {} } = useDefinition();
  const run = useRowAction(callbacks);
  const [pending, setPending] = useEntryState<ActionRequest>();
  const [requested, setRequested] = useEntryState<ActionRequest>();
  const startAction = (request: ActionRequest) => {
    const action = actions[request.name];
    if (action?.dialog?.inline && hasForm) setRequested(request);
    else if (hasDialog(action)) setPending(request);
    else void run({ ...request, idempotencyKey: createIdempotencyKey() });
  };
  return (
    <RowActionContext value={{ segment, startAction, run, requested }}>
      {children}
      {pending && <RowActionDialog request={pending} run={run} onClose={() => setPending()} />}
    </RowActionContext>
  );
}
