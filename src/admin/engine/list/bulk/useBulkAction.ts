import { useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useEvent, useListContext } from 'react-admin';
import { useProduct, useResource } from '#admin/engine/context/contexts.ts';
import { retryDelay, retryTooMany } from '#admin/engine/list/retries.ts';
import { sentKey } from '#api/keys.ts';
import type { Values } from '#api/values.ts';
import { createIdempotencyKeys } from '#dataProvider/createIdempotencyKeys.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { protectWork } from '#session/resumption.ts';

const maxConcurrency = 3;

/** A started bulk action: its rows, and the values of its dialog. */
export type BulkRun = {
  records: readonly RaRecord[];
  values?: Values;
  isFinished: boolean;
  /** The rows whose calls have ended, each with the error if it failed. */
  outcomes: ReadonlyMap<RaRecord, unknown>;
};

/**
 * Runs an action on several rows: one call for all of them if the API has it, else one for each, a few at a time. Rows that
 * succeed are deselected. No more calls are sent once the dialog that names the rows has been left.
 */
export function useBulkAction(action: string) {
  const { definition, supports } = useResource();
  const { name: resource, parent } = definition;
  const key = useProduct().endpoints[resource]?.key;
  const dataProvider = useDataProvider<ApiDataProvider>();
  const queryClient = useQueryClient();
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  const isStopped = useRef(false);
  const [run, setRun] = useState<BulkRun>();
  const [keyOf] = useState(createIdempotencyKeys);
  const hasMany = supports(`${action}Many`);

  /** Calls the action for one record, or for all of a group at once. Resolves to the error if the call failed. */
  const callGroup = async (group: readonly RaRecord[], values?: Values, failures = 0): Promise<unknown> => {
    const ids = group.map(({ id }) => id);
    const [operation, own] = hasMany
      ? [`${action}Many`, { ids: group.map((record) => sentKey(record, key)) }]
      : [action, group[0]];
    const options = { idempotencyKey: keyOf([...ids, values]) };
    try {
      await dataProvider.call(resource, operation, { ...parent?.filter, ...own, ...values }, options);
      return undefined;
    } catch (error) {
      if (isStopped.current || !retryTooMany(failures, error)) return error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures, error)));
      return callGroup(group, values, failures + 1);
    }
  };

  /** Returns the rows that failed or were not called, once every call has ended. */
  const start = async (records: readonly RaRecord[], values?: Values) => {
    isStopped.current = false;
    const outcomes = new Map<RaRecord, unknown>();
    const show = (isFinished: boolean) => setRun({ records, values, isFinished, outcomes: new Map(outcomes) });
    const call = async (group: readonly RaRecord[]) => {
      if (isStopped.current) return;
      const error = await callGroup(group, values);
      for (const record of group) outcomes.set(record, error);
      show(false);
    };

    show(false);
    const release = protectWork(() => true);
    const groups = hasMany ? [records] : records.map((record) => [record]);
    await pLimit(maxConcurrency).map(groups, call);
    release();
    show(true);
    const left = records.filter((record) => outcomes.get(record) !== undefined || !outcomes.has(record));
    const done = records.filter((record) => !left.includes(record)).map(({ id }) => id);
    onSelect(selectedIds.filter((id) => !done.includes(id)));
    await queryClient.invalidateQueries({ queryKey: [resource] });
    return left;
  };
  const stop = useEvent(() => {
    isStopped.current = true;
  });
  useEffect(() => stop, [stop]);
  return { run, start, stop };
}
