import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { createThrottle } from '#admin/engine/list/allPages/createThrottle.ts';
import { createIdempotencyKeys } from '#admin/engine/record/createIdempotencyKeys.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import type { Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { protectWork } from '#session/resumption.ts';

/** A started bulk action: the values of its dialog, and its rows by result. */
export type BulkRun = {
  values?: Values;
  total: number;
  isFinished: boolean;
  succeeded: RaRecord[];
  failed: { record: RaRecord; error: unknown }[];
  /** Rows that the action has not called yet, or never calls because the administrator stopped it. */
  remaining: RaRecord[];
};

/**
 * Runs an action on several rows: one call for all of them if the API has it, else one for each, a few at a time. A failed
 * call is not repeated, except after a 429, which changed nothing. Rows that succeed are deselected.
 */
export function useBulkAction(action: string) {
  const { name: resource, parent } = useDefinition();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  const controller = useRef<AbortController>(null);
  const [run, setRun] = useState<BulkRun>();
  const [keyOf] = useState(createIdempotencyKeys);
  const hasMany = useSupports()(resource, `${action}Many`);

  const call = (record: RaRecord, values?: Values): Promise<unknown> =>
    action === 'delete'
      ? dataProvider.delete(resource, {
          id: record.id,
          previousData: record,
          meta: { values: { ...parent?.filter, ...values } },
        })
      : dataProvider.call(
          resource,
          action,
          { ...parent?.filter, ...record, ...values },
          { idempotencyKey: keyOf([record.id, values]) },
        );

  const callMany = (records: readonly RaRecord[], values?: Values) => {
    const ids = records.map(({ id }) => id);
    const options = { idempotencyKey: keyOf([...ids, values]) };
    return dataProvider.call(resource, `${action}Many`, { ...parent?.filter, ...values, ids }, options);
  };

  const removeFromLists = (ids: ReadonlySet<unknown>) =>
    queryClient.setQueriesData<{ data?: RaRecord[] }>({ queryKey: [resource, 'getList'] }, (list) =>
      list?.data ? { ...list, data: list.data.filter(({ id }) => !ids.has(id)) } : list,
    );

  const start = async (records: readonly RaRecord[], values?: Values) => {
    controller.current = new AbortController();
    const { signal } = controller.current; // calls that are already sent are not aborted: the server may have made their change
    const throttled = createThrottle({ tries: 1 });
    const total = records.length;
    let result: BulkRun = { values, total, isFinished: false, succeeded: [], failed: [], remaining: [...records] };
    const show = (change: Partial<BulkRun>) => {
      result = { ...result, ...change };
      setRun(result);
    };
    const settle = (group: readonly RaRecord[], change: Partial<BulkRun>) =>
      show({ ...change, remaining: result.remaining.filter((record) => !group.includes(record)) });

    show({});
    const run = (group: readonly RaRecord[], send: () => Promise<unknown>) =>
      throttled(send, signal).then(
        () => settle(group, { succeeded: [...result.succeeded, ...group] }),
        (error: unknown) =>
          error !== signal.reason &&
          settle(group, { failed: [...result.failed, ...group.map((record) => ({ record, error }))] }),
      );
    const calls = hasMany
      ? [run(records, () => callMany(records, values))]
      : records.map((record) => run([record], () => call(record, values)));
    const release = protectWork(() => true);
    await Promise.all(calls);
    release();
    show({ isFinished: true });
    const ids = new Set(result.succeeded.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !ids.has(id)));
    if (action === 'delete') removeFromLists(ids);
    await queryClient.invalidateQueries({ queryKey: [resource] });
    return result;
  };

  return { run, start, stop: () => controller.current?.abort() };
}
