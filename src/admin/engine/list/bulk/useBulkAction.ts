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
  failed: { record: RaRecord; error: unknown }[];
  /** Rows that the action has not called yet, or never calls because the administrator stopped it. */
  remaining: readonly RaRecord[];
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

  /** Calls the action for one record, or for all of a group at once. */
  const call = (group: readonly RaRecord[], values?: Values) => {
    const ids = group.map(({ id }) => id);
    const [operation, own] = hasMany ? [`${action}Many`, { ids }] : [action, group[0]];
    const options = { idempotencyKey: keyOf([...ids, values]) };
    return dataProvider.call(resource, operation, { ...parent?.filter, ...own, ...values }, options);
  };

  /** Returns the results once every call has ended. */
  const start = async (records: readonly RaRecord[], values?: Values) => {
    controller.current = new AbortController();
    const { signal } = controller.current; // calls that are already sent are not aborted: the server may have made their change
    const throttled = createThrottle({ tries: 1 });
    let result: BulkRun = { values, total: records.length, isFinished: false, failed: [], remaining: records };
    const show = (change: Partial<BulkRun>) => {
      result = { ...result, ...change };
      setRun(result);
    };
    const settle = (group: readonly RaRecord[], failed: BulkRun['failed'] = []) =>
      show({
        failed: [...result.failed, ...failed],
        remaining: result.remaining.filter((record) => !group.includes(record)),
      });

    show({});
    const release = protectWork(() => true);
    const groups = hasMany ? [records] : records.map((record) => [record]);
    const calls = groups.map((group) =>
      throttled(() => call(group, values), signal).then(
        () => settle(group),
        (error: unknown) =>
          error !== signal.reason &&
          settle(
            group,
            group.map((record) => ({ record, error })),
          ),
      ),
    );
    await Promise.all(calls);
    release();
    show({ isFinished: true });
    const kept = [...result.remaining, ...result.failed.map(({ record }) => record)];
    const done = records.filter((record) => !kept.includes(record)).map(({ id }) => id);
    onSelect(selectedIds.filter((id) => !done.includes(id)));
    await queryClient.invalidateQueries({ queryKey: [resource] });
    return result;
  };

  return { run, start, stop: () => controller.current?.abort() };
}
