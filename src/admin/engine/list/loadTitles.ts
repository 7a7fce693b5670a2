import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { loadedKind, loadKind } from '#admin/engine/fields/fieldKinds.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { exportOf } from '#admin/engine/schema/fieldsOn.ts';
import { ApiError } from '#api/ApiError.ts';

type Parts = {
  definition: AnyResource;
  resources: readonly AnyResource[];
  dataProvider: DataProvider;
  queryClient: QueryClient;
};

/** The fields that are searched, sorted, filtered or exported. */
function usedFields(definition: AnyResource) {
  const { fields, list } = definition;
  const columns = (exportOf(definition)?.columns ?? []).map((column) =>
    typeof column === 'string' ? column : column.field,
  );
  const sources = new Set([list.search, list.sort, list.filters, columns].flatMap((names = []) => names));
  return Object.entries(fields).flatMap(([source, field]) =>
    field && sources.has(source) ? [{ ...field, source }] : [],
  );
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

/**
 * Loads the records that rows refer to into react-admin's cache, where format contexts look up titles. Resolves with
 * whether there were new ones.
 */
export async function loadTitles(parts: Parts, rows: readonly RaRecord[], signal?: AbortSignal) {
  const { definition, resources, dataProvider, queryClient } = parts;
  const keyOf = (resource: string, id: unknown) => [resource, 'getOne', { id: String(id), meta: undefined }];

  let areNew = false;
  for (const [resource, referred] of referredIds(definition, rows)) {
    const ids = [...referred].filter((id) => queryClient.getQueryData(keyOf(resource, id)) === undefined);
    if (ids.length === 0) continue;
    areNew = true;
    const other = resources.find(({ name }) => name === resource);
    await loadKind(other?.fields[other.title]?.kind ?? 'text');
    try {
      const { data } = await dataProvider.getMany<RaRecord>(resource, { ids, signal });
      for (const record of data) queryClient.setQueryData(keyOf(resource, record.id), record);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  return areNew;
}
