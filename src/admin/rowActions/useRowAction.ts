import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider, useDelete, useNotify } from 'ra-core';
import { type ErrorMessage, useErrorText } from '#admin/parts/useErrorText.ts';
import { useServerMessage } from '#admin/parts/useServerMessage.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import type { RowAction, RowActionName } from '#admin/schema/defineResource.ts';
import { supports } from '#api/endpoints.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useT } from '#i18n/useT.ts';

/** `view` and `edit` open a dialog or a page; every other action is an operation of the endpoint table. */
export type OperationName = Exclude<RowActionName, 'view' | 'edit'>;

export type ActionRequest = { name: OperationName; action: RowAction; record: RaRecord };

type Options = { onSuccess?: () => void; onError?: (error: ErrorMessage) => void };

/**
 * Runs an action on a record and notifies of its result. An operation that the API does not offer succeeds without a
 * call (observed-behaviour.md, 4 and 5). While one is pending, a second click is ignored.
 */
export function useRowAction({ onSuccess, onError }: Options = {}) {
  const t = useT();
  const notify = useNotify();
  const errorText = useErrorText();
  const definition = useDefinition();
  const { name: resource } = definition;
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const { keep, notifySuccess } = useServerMessage();

  const [deleteOne] = useDelete<RaRecord>(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ id, previousData }) =>
        keep(await dataProvider.delete(resource, { id: id as Identifier, previousData })),
    },
  );
  const operation = useMutation({
    mutationKey: [resource, 'call'],
    mutationFn: async ({ name, id }: { name: OperationName; id: Identifier }) => {
      const { data, message } = await dataProvider.call(resource, name, { id });
      return keep({ data, meta: { message } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });

  const mutate = ({ name, record: { id, ...rest } }: ActionRequest) =>
    name === 'delete'
      ? deleteOne(resource, { id, previousData: { id, ...rest } })
      : operation.mutateAsync({ name, id });

  const run = async (request: ActionRequest) => {
    const { name, action } = request;
    if (!supports(resource, name)) return onSuccess?.();
    if (queryClient.isMutating({ mutationKey: [resource] }) > 0) return;
    try {
      await mutate(request);
      notifySuccess(action.success && t(action.success));
      onSuccess?.();
    } catch (error) {
      const message = errorText(error, action.failure ?? definition.texts.failed);
      notify(message.short, { type: 'error', messageArgs: { _: message.short } });
      onError?.(message);
    }
  };

  return { run, isPending: useIsMutating({ mutationKey: [resource] }) > 0 };
}
