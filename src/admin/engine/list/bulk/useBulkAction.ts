import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { createThrottle } from '#admin/engine/list/allPages/createThrottle.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import type { Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';

/** The rows of a bulk action, grouped by result. */
export type BulkResult = {
  succeeded: RaRecord[];
  failed: { record: RaRecord; error: unknown }[];
  /** Rows that the action has not called yet, or never calls because the administrator stopped it. */
  remaining: RaRecord[];
};

type Options = {
  records: readonly RaRecord[];
  call: (record: RaRecord) => Promise<unknown>;
  /** Prevents further calls. Calls that are already sent are not aborted: the server may have made their change. */
  signal: AbortSignal;
  onProgress: (result: BulkResult) => void;
};

/** Makes one call for each row, a few at a time. A failed call is not repeated, except after a 429, which changed nothing. */
export async function runForEach({ records, call, signal, onProgress }: Options): Promise<BulkResult> {
  const run = createThrottle({ tries: 1 });
  let result: BulkResult = { succeeded: [], failed: [], remaining: [...records] };

  const settle = (record: RaRecord, change: Partial<BulkResult>) => {
    result = { ...result, ...change, remaining: result.remaining.filter((other) => other !== record) };
    onProgress(result);
  };

  const callFor = async (record: RaRecord) => {
    try {
      await run(() => call(record), signal);
      settle(record, { succeeded: [...result.succeeded, record] });
    } catch (error) {
      if (error !== signal.reason) settle(record, { failed: [...result.failed, { record, error }] });
    }
  };

  await Promise.all(records.map(callFor));
  return result;
}

type Rows = { data?: RaRecord[] };

/** A started bulk action, with the values of its dialog. */
export type BulkRun = BulkResult & { values?: Values; total: number; isFinished: boolean };

/** Runs an action on several rows. Rows that succeed are deselected. */
export function useBulkAction(action: string) {
  const { name: resource } = useDefinition();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  const controller = useRef<AbortController>(null);
  const [run, setRun] = useState<BulkRun>();

  const removeFromLists = (ids: ReadonlySet<unknown>) =>
    queryClient.setQueriesData<Rows>({ queryKey: [resource, 'getList'] }, (list) =>
      list?.data ? { ...list, data: list.data.filter(({ id }) => !ids.has(id)) } : list,
    );

  const start = async (records: readonly RaRecord[], values?: Values) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const show = (result: BulkResult, isFinished = false) =>
      setRun({ ...result, values, total: records.length, isFinished });
    const call = (record: RaRecord) =>
      action === 'delete'
        ? dataProvider.delete(resource, { id: record.id, previousData: record, meta: { values } })
        : dataProvider.call(resource, action, { ...record, ...values });

    show({ succeeded: [], failed: [], remaining: [...records] });
    const result = await runForEach({ records, call, signal, onProgress: show });
    show(result, true);
    const ids = new Set(result.succeeded.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !ids.has(id)));
    if (action === 'delete') removeFromLists(ids);
    await queryClient.invalidateQueries({ queryKey: [resource] });
    return result;
  };

  return { run, start, stop: () => controller.current?.abort() };
}
