import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider, useDelete } from 'ra-core';
import { type ErrorMessage, useErrorText } from '#admin/parts/useErrorText.ts';
import { useNotifySuccess, useNotifyText } from '#admin/parts/useNotifyText.ts';
import { useSupports } from '#admin/product/ProductContext.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import type { RowActionName } from '#admin/schema/RowAction.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useT } from '#i18n/useT.ts';

/** `view` and `edit` open a dialog or a page; every other action is an operation of the endpoint table. */
export type OperationName = Exclude<RowActionName, 'view' | 'edit'>;

export type ActionRequest = { name: OperationName; record: RaRecord };

type Options = { onSuccess?: () => void; onError?: (error: ErrorMessage) => void };

/**
 * Runs an action on a record and notifies of its result. An operation that the API does not offer succeeds without a
 * call (observed-behaviour.md, 4 and 5). While one is pending, a second click is ignored.
 */
export function useRowAction({ onSuccess, onError }: Options = {}) {
  const t = useT();
  const supports = useSupports();
  const notifyText = useNotifyText();
  const notifySuccess = useNotifySuccess();
  const errorText = useErrorText();
  const { name: resource, rowActions = {}, texts } = useDefinition();
  const mutations = { mutationKey: [resource] };
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();

  const successOf = (name: OperationName) => {
    const success = rowActions[name]?.success;
    return success && t(success);
  };
  const [deleteOne] = useDelete<RaRecord>(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ id, previousData }) =>
        notifySuccess(await dataProvider.delete(resource, { id: id as Identifier, previousData }), successOf('delete')),
    },
  );
  const operation = useMutation({
    mutationKey: [resource, 'call'],
    mutationFn: async ({ name, record }: ActionRequest) => {
      const { data, message } = await dataProvider.call(resource, name, { id: record.id });
      return notifySuccess({ data, meta: { message } }, successOf(name));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });

  const run = async (request: ActionRequest) => {
    const { name, record } = request;
    if (!supports(resource, name)) return onSuccess?.();
    if (queryClient.isMutating(mutations) > 0) return;
    try {
      if (name === 'delete') await deleteOne(resource, { id: record.id, previousData: record });
      else await operation.mutateAsync(request);
      onSuccess?.();
    } catch (error) {
      const message = errorText(error, rowActions[name]?.failure ?? texts.failed);
      notifyText(message.short, 'error');
      onError?.(message);
    }
  };

  return { run, isPending: useIsMutating(mutations) > 0 };
}
