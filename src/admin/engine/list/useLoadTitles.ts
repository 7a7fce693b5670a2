import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { loadedKind, loadKind } from '#admin/engine/fields/fieldKinds.ts';
import { useProduct } from '#admin/engine/record/contexts.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { exportOf, withSources } from '#admin/engine/schema/fieldsOn.ts';
import { ApiError } from '#api/ApiError.ts';

/** The fields that are searched, sorted, filtered or exported. */
function usedFields(definition: AnyResource) {
  const { fields, list } = definition;
  const columns = exportOf(definition)?.columns.map(({ field }) => field);
  const search = list.search === true ? [] : list.search;
  const sources = new Set([search, list.sort, list.filters, columns].flatMap((names = []) => names));
  return withSources(fields).filter(({ source }) => sources.has(source));
}

/** The ids of the records that rows refer to, by resource. */
function referredIds(definition: AnyResource, rows: readonly RaRecord[]) {
  const ids = new Map<string, Set<string>>();
  for (const field of usedFields(definition)) {
    const { refersTo } = loadedKind(field.kind);
    for (const row of refersTo ? rows : []) {
      const { resource, id } = refersTo?.(row, field) ?? {};
      if (resource && id) ids.set(resource, (ids.get(resource) ?? new Set()).add(id));
    }
  }
  return ids;
}

/** The record does not exist or must not be shown. Its id is shown instead. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.failure === 'refused' && error.status < 500 && error.status !== 429;

const keyOf = (resource: string, id: unknown) => [resource, 'getOne', { id: String(id), meta: undefined }];

/**
 * Returns a function that loads the records that rows refer to into react-admin's cache, where format contexts look up
 * titles.
 */
export function useLoadTitles(definition: AnyResource) {
  const { resources } = useProduct();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();

  const load = async (resource: string, ids: string[], signal?: AbortSignal) => {
    const other = resources.find(({ name }) => name === resource);
    await loadKind(other?.fields[other.title]?.kind ?? 'text');
    try {
      const { data } = await dataProvider.getMany<RaRecord>(resource, { ids, signal });
      for (const record of data) queryClient.setQueryData(keyOf(resource, record.id), record);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  };
  return async (rows: readonly RaRecord[], signal?: AbortSignal) => {
    for (const [resource, ids] of referredIds(definition, rows)) {
      const missing = [...ids].filter((id) => queryClient.getQueryData(keyOf(resource, id)) === undefined);
      if (missing.length > 0) await load(resource, missing, signal);
    }
  };
}
