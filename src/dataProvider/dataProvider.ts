import type { DataProvider, GetManyParams, Identifier, RaRecord, SortPayload } from 'react-admin';
import { conventions } from '#api/conventions.ts';
import type { ApiCall } from '#api/createClient.ts';
import { type Api, type Endpoint, sortWordsOf, supports } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { idOf, type Key, keyValues } from '#api/keys.ts';
import type { ApiResult } from '#api/readEnvelope.ts';
import type { CallOptions } from '#api/request.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';
import { createReads, findCall } from './createReads.ts';
import { omitFiles, toRecord, toRecords } from './records.ts';

/**
 * react-admin's nine methods, and `call` for any operation of the endpoint table. All reject with an `ApiError`. A mutation
 * returns the server's message as `meta.message`.
 */
export type ApiDataProvider = DataProvider & {
  call: (resource: string, operation: string, values?: Values, options?: CallOptions) => Promise<ApiResult<unknown>>;
};

/** The order in the spellings that APIs use, if the API sorts by the field. */
function sortValues(endpoint: Endpoint, { field: source = '', order = 'ASC' }: Partial<SortPayload> = {}) {
  const words = sortWordsOf(endpoint, source, order);
  if (!words) return {};
  const { field } = words;
  const isUp = order === 'ASC';
  const flags = { ascending: isUp || undefined, descending: !isUp || undefined };
  return { sort: { ...words, order, signed: isUp ? field : `-${field}`, ...flags } };
}

/**
 * The values of a call on one row, and the values that fill its path. An API knows the parts of a key, not the id that they
 * make. A form or a dialog may have a new value for a part, so the path has those of the id.
 */
function withKey(key: Key, values: Values, before?: Values): { values: Values; before?: Values } {
  if (typeof key === 'string' || typeof values.id !== 'string') return { values, ...(before && { before }) };
  const parts = keyValues(values.id, key);
  const id = 'id' in parts ? (values.apiId ?? parts.id) : values.id;
  return { values: { ...parts, ...values, id }, before: { ...before, ...parts } };
}

/** Resources with `sampleRows` list these without a call. */
type SampledApi = Api & { resources?: readonly { name: string; sampleRows?: () => Promise<readonly Values[]> }[] };

/** Connects react-admin to an API, which is the fixed one by default. */
export function createDataProvider(apiCall: ApiCall, api: SampledApi = { endpoints, conventions }): ApiDataProvider {
  const { list, one, many } = createReads(apiCall, api);

  const keyOf = (resource: string) => api.endpoints[resource]?.key ?? 'id';

  const call: ApiDataProvider['call'] = async (resource, operation, values = {}, options = {}) => {
    const { endpoint } = findCall(api, resource, operation);
    const { values: sent, ...keyed } = withKey(keyOf(resource), values);
    return apiCall(endpoint, sent, { ...options, ...keyed });
  };

  const mutate = async <T extends RaRecord>(
    resource: string,
    operation: string,
    values: Values,
    previous: Values = {},
    { idempotencyKey, overwrites }: { idempotencyKey?: string; overwrites?: boolean } = {},
  ) => {
    const { endpoint } = findCall(api, resource, operation);
    const { ifMatch } = endpoint;
    const key = keyOf(resource);
    const isNew = operation === 'create'; // a typed `id` is then only a part of the key
    const { values: sent, ...keyed } = isNew
      ? { values }
      : withKey(key, values, operation === 'update' ? previous : undefined);
    const version = ifMatch && !overwrites ? (valueAt(previous, ifMatch) as string | undefined) : undefined;
    const { data, message } = await apiCall(endpoint, sent, { idempotencyKey, version, ...keyed });
    const typed = isNew ? toRecord(omitFiles(values), key) : omitFiles(values);
    const record = { ...previous, ...typed, ...(isRecord(data) && toRecord(data, key)) };
    const id = idOf(record, key) ?? values.id ?? previous.id;
    return { data: { ...record, id } as T, meta: { message } };
  };

  const sentKeys = (resource: string, ids: Identifier[]) => {
    const key = keyOf(resource);
    return typeof key === 'string' ? ids : ids.map((id) => keyValues(id, key));
  };

  /** One call for all records if the API has it, else one for each. */
  const callMany = async (resource: string, operation: string, ids: Identifier[], values: Values = {}) => {
    if (supports(api.endpoints, resource, `${operation}Many`))
      await call(resource, `${operation}Many`, { ...values, ids: sentKeys(resource, ids) });
    else for (const id of ids) await call(resource, operation, { ...values, id });
    return { data: ids };
  };

  return {
    supportAbortSignal: true,
    call,
    getList: async (resource, { filter, pagination, sort, signal }) => {
      const sampleRows = await api.resources?.find(({ name }) => name === resource)?.sampleRows?.();
      if (sampleRows) return { data: toRecords([...sampleRows], keyOf(resource)), total: sampleRows.length };
      const order = sortValues(findCall(api, resource, 'list').endpoint, sort);
      return list(resource, { ...order, ...filter }, { page: pagination?.page, signal });
    },
    getManyReference: (resource, { target, id, filter, pagination, signal }) =>
      list(resource, { ...filter, [target]: id }, { page: pagination.page, signal }),
    getOne: async (resource, { id, meta, signal }) => ({
      data: await one(resource, id, meta?.filters ?? [{}], signal),
    }),
    getMany: async <T extends RaRecord>(resource: string, { ids, signal }: GetManyParams) => ({
      data: await many<T>(resource, ids, signal),
    }),
    // react-admin refuses a created record without an id, which not every API returns.
    create: (resource, { data, meta }) => mutate(resource, 'create', data, { id: '' }, meta),
    update: (resource, { id, data, previousData, meta }) =>
      mutate(resource, 'update', { ...data, id }, previousData, meta),
    updateMany: (resource, { ids, data }) => callMany(resource, 'update', ids, data),
    // A path may contain other values of the record. The dialog's values replace the record's.
    delete: (resource, { id, previousData, meta }) =>
      mutate(resource, 'delete', { ...previousData, ...meta?.values, id }, previousData),
    deleteMany: (resource, { ids }) => callMany(resource, 'delete', ids),
  };
}
