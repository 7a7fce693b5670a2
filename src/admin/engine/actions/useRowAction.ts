import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useAddUndoableMutation,
  useDataProvider,
  useDelete,
  useNotify,
} from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath, dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { useActionSubject } from '#admin/engine/record/recordText.ts';
import { type ErrorMessage, useErrorText } from '#admin/engine/record/useErrorText.ts';
import { useNotifySuccess, useNotifyText } from '#admin/engine/record/useNotifyText.ts';
import { saveFile } from '#admin/engine/ui/saveFile.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import type { FieldErrors } from '#api/wire.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { keepUntilSent, saveUnsent } from '#session/unsent.ts';

/** An action to run: on a record, or on the whole list. */
export type ActionRequest = {
  name: string;
  record?: RaRecord;
  /** What is chosen already of what it asks for. */
  chosen?: Values;
};

type Options = {
  /** Gets what the API answered, too. */
  onSuccess?: (done: ActionRequest, answer?: unknown) => void;
  onError?: (error: ErrorMessage) => void;
  /** Is told of a delayed action that has been taken back. */
  onUndo?: (undone: ActionRequest) => void;
};

/** As long as a notification is shown. */
const delayInMs = 5_000;

type Run = ActionRequest & { asked?: Values };

/**
 * Runs an action and notifies of its result; resolves with what the API says of single values that were asked for. An
 * operation that the API does not offer succeeds without a call (observed-behaviour.md, 4 and 5). While one is pending, a
 * second click is ignored.
 */
export function useRowAction({ onSuccess, onError, onUndo }: Options = {}) {
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const supports = useSupports();
  const words = useResourceText();
  const notifyText = useNotifyText();
  const notifySuccess = useNotifySuccess();
  const errorText = useErrorText();
  const subjectOf = useActionSubject();
  const definition = useDefinition();
  const { name: resource, actions = {}, below } = definition;
  const mutations = { mutationKey: [resource] };
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();

  const successOf = ({ name, record }: ActionRequest) => words.actionSuccess(name, subjectOf(record));
  const [deleteOne] = useDelete<RaRecord>(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ id, ...params }) =>
        notifySuccess(
          await dataProvider.delete(resource, { id: id as Identifier, ...params }),
          successOf({ name: 'delete', record: params.previousData }),
        ),
    },
  );
  const operation = useMutation({
    mutationKey: [resource, 'call'],
    mutationFn: async ({ name, record, asked }: Run) => {
      const values = { ...below?.filter, ...record, ...asked };
      const options = { keepalive: actions[name]?.delayed };
      const { data, message } = await dataProvider.call(resource, name, values, options);
      return notifySuccess({ data, meta: { message } }, successOf({ name, record }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });

  const start = async (request: Run) => {
    const { name, record, asked } = request;
    if (name !== 'delete' || !record) {
      const answer = await operation.mutateAsync(request);
      const { download } = actions[name] ?? {};
      if (download) saveFile(`${resource}-${record?.id ?? name}.${download}`, answer as Blob);
      return answer;
    }
    return deleteOne(resource, {
      id: record.id,
      previousData: record,
      meta: { values: { ...below?.filter, ...asked } },
    });
  };

  /** By now another record may be in view, so that this one is named; what was chosen for it is not lost. */
  const sendDelayed = (request: Run, settled?: () => void) =>
    operation.mutateAsync(request).then(settled, (error) => {
      if (error instanceof ApiError && error.failure === 'noToken') return saveUnsent();
      settled?.();
      const { title, detail, requestId } = errorText(error, words.actionFailure(request.name));
      const text = [subjectOf(request.record)?.record, title, detail].filter(Boolean).join(' – ');
      notifyText(text, 'error', requestId, () => void sendDelayed(request));
    });

  /** The call waits with react-admin's undoable mutations, and goes out when its notification has been there for a while. */
  const delay = (request: Run) => {
    const { name, record } = request;
    const path = record ? detailPagePath(definition, record.id) : dialogPaths(resource).list;
    const what = [subjectOf(record)?.record, words.action(name)].filter(Boolean).join(' – ');
    const settled = keepUntilSent({ text: what, path });
    addUndoable(({ isUndo }) => {
      if (!isUndo) return void sendDelayed(request, settled);
      settled();
      onUndo?.(request);
    });
    const text = words.actionDelayed(name, subjectOf(record));
    notify(text, { type: 'info', undoable: true, autoHideDuration: delayInMs, messageArgs: { _: text } });
  };

  const runNow = async (request: Run): Promise<FieldErrors['errors'] | undefined> => {
    const { name } = request;
    const isCalled = supports(resource, name);
    if (isCalled && queryClient.isMutating(mutations) > 0) return undefined;
    try {
      const answer = isCalled ? await start(request) : undefined;
      onSuccess?.(request, answer);
      return undefined;
    } catch (error) {
      const message = errorText(error, words.actionFailure(name));
      notifyText(message.short, 'error', onError ? undefined : message.requestId); // a dialog shows it, and stays
      onError?.(message);
      return error instanceof ApiError ? error.body.errors : undefined;
    }
  };

  const run = async (request: Run) => {
    const { name } = request;
    if (!actions[name]?.delayed || !supports(resource, name)) return runNow(request);
    delay(request);
    onSuccess?.(request);
    return undefined;
  };

  return { run, isPending: useIsMutating(mutations) > 0 };
}
