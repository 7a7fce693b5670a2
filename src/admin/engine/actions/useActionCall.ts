import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useDelete } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useActionSubject } from '#admin/engine/record/recordText.ts';
import { useNotifySuccess } from '#admin/engine/record/useNotifyText.ts';
import { saveFile } from '#admin/engine/ui/saveFile.ts';
import type { Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

/** An action to run: on a record, or on the whole list. */
export type ActionRequest = {
  name: string;
  record?: RaRecord;
  /** Values that its dialog begins with. */
  chosen?: Values;
  /** Values that its dialog asked for. */
  asked?: Values;
};

/** Returns a function that makes the call of an action, notifies of its success, and saves the file that it downloads. */
export function useActionCall() {
  const text = useResourceText();
  const subjectOf = useActionSubject();
  const notifySuccess = useNotifySuccess();
  const { name: resource, actions = {}, parent } = useDefinition();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const successOf = ({ name, record }: ActionRequest) => text.actionSuccess(name, subjectOf(record));

  const [deleteOne] = useDelete<RaRecord>(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ id = '', ...params }) =>
        notifySuccess(
          await dataProvider.delete(resource, { id, ...params }),
          successOf({ name: 'delete', record: params.previousData }),
        ),
    },
  );
  const { mutateAsync: call } = useMutation({
    mutationKey: [resource, 'call'],
    mutationFn: async (request: ActionRequest) => {
      const { name, record, asked } = request;
      const values = { ...parent?.filter, ...record, ...asked };
      const { data, message } = await dataProvider.call(resource, name, values, {
        keepalive: actions[name]?.queue?.undoable,
      });
      return notifySuccess({ data, meta: { message } }, successOf(request));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });

  return async (request: ActionRequest): Promise<unknown> => {
    const { name, record, asked } = request;
    if (name === 'delete' && record) {
      const meta = { values: { ...parent?.filter, ...asked } };
      return deleteOne(resource, { id: record.id, previousData: record, meta });
    }
    const result = await call(request);
    const { download } = actions[name] ?? {};
    if (download) saveFile(`${resource}-${record?.id ?? name}.${download}`, result as Blob);
    return result;
  };
}
