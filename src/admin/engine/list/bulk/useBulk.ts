import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import type { Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { type BulkResult, runForEach } from './runForEach.ts';

type Rows = { data?: RaRecord[] };

type Started = { asked?: Values; total: number; controller: AbortController; isOver: boolean };

/** Runs an action on several rows, one call a row. What succeeded is selected no more. */
export function useBulk(action: string) {
  const { name: resource } = useDefinition();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  const [started, setStarted] = useState<Started>();
  const [result, setResult] = useState<BulkResult>();

  const forget = (gone: readonly RaRecord[]) => {
    const ids = new Set(gone.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !ids.has(id)));
    if (action !== 'delete') return;
    queryClient.setQueriesData<Rows>({ queryKey: [resource, 'getList'] }, (list) =>
      list?.data ? { ...list, data: list.data.filter(({ id }) => !ids.has(id)) } : list,
    );
  };

  const start = async (records: readonly RaRecord[], asked?: Values) => {
    const controller = new AbortController();
    const run = { asked, total: records.length, controller, isOver: false };
    setStarted(run);
    setResult({ succeeded: [], failed: [], untouched: [...records] });
    const call = (record: RaRecord) =>
      action === 'delete'
        ? dataProvider.delete(resource, { id: record.id, previousData: record, meta: { values: asked } })
        : dataProvider.call(resource, action, { ...record, ...asked });
    const after = await runForEach({ records, call, signal: controller.signal, onProgress: setResult });
    setStarted({ ...run, isOver: true });
    setResult(after);
    forget(after.succeeded);
    await queryClient.invalidateQueries({ queryKey: [resource] });
    return after;
  };

  return { started, result, start, stop: () => started?.controller.abort() };
}
