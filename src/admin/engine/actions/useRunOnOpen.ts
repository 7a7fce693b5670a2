import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type RaRecord, useDataProvider, useEvent } from 'react-admin';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { useErrorText } from '#admin/engine/record/useErrorText.ts';
import { useNotifyText } from '#admin/engine/record/useNotifyText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { matches } from '#admin/engine/schema/matches.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

/**
 * Runs once what the definition declares to run when the page of a record is opened, as soon as the record is as the API
 * has it now. It says only what failed, and keeps nobody from running something else meanwhile.
 */
export function useRunOnOpen({ name: resource, actions = {} }: AnyResource, record: RaRecord | undefined) {
  const supports = useSupports();
  const text = useResourceText(resource);
  const errorText = useErrorText();
  const notifyText = useNotifyText();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const opened = useRef<RaRecord['id']>(undefined);
  const { mutate } = useMutation({
    mutationKey: ['onOpen', resource],
    mutationFn: ({ name, values }: { name: string; values: RaRecord }) => dataProvider.call(resource, name, values),
    onError: (error, { name }) => notifyText(errorText(error, text.actionFailure(name)).short, 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });
  const run = useEvent((values: RaRecord) => {
    for (const [name, { queue }] of Object.entries(actions))
      if (queue?.onOpen && supports(resource, name) && matches(queue.onOpen, values)) mutate({ name, values });
  });

  useEffect(() => {
    if (!record || opened.current === record.id) return;
    opened.current = record.id;
    run(record);
  }, [record, run]);
}
