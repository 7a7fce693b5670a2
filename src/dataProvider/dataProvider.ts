import type { DataProvider, GetManyParams, RaRecord, SortPayload } from 'react-admin';
import { conventions } from '#api/conventions.ts';
import type { ApiCall, CallOptions } from '#api/createClient.ts';
import type { Api, Endpoint } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import type { ApiResult } from '#api/readEnvelope.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';
import { createReads, findCall } from './createReads.ts';
import { omitFiles, toRecord, toValues } from './records.ts';

/**
 * react-admin's nine methods, and `call` for any operation of the endpoint table. All reject with what the client
 * rejects with; the `meta.message` of a mutation is the server's own.
 */
export type ApiDataProvider = DataProvider & {
  call: (resource: string, operation: string, values?: Values, options?: CallOptions) => Promise<ApiResult<unknown>>;
};

/** The order in the forms in which APIs take it, where the API sorts by the field. */
const sortValues = ({ sorts }: Endpoint, sort?: SortPayload) =>
  sort &&
  sorts?.includes(sort.field) && {
    sort: {
      ...sort,
      direction: sort.order.toLowerCase(),
      signed: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    },
  };

/**
 * Speaks react-admin on one side and an API on the other: the fixed API, unless it is given another. Which calls exist is
 * the business of its table, how they answer that of its conventions.
 */
export function createDataProvider(apiCall: ApiCall, api: Api = { endpoints, conventions }): ApiDataProvider {
  const { list, one, many } = createReads(apiCall, api);

  const call: ApiDataProvider['call'] = async (resource, operation, values, options) =>
    apiCall(findCall(api, resource, operation).endpoint, values, options);

  const mutate = async <T extends RaRecord>(
    resource: string,
    operation: string,
    values: Values,
    previous: Values = {},
  ) => {
    const { endpoint, conventions } = findCall(api, resource, operation);
    const { data, message } = await apiCall(endpoint, values);
    const stored = valueAt(data, conventions.record ?? '');
    const record = { ...previous, ...omitFiles(values), ...(isRecord(stored) ? stored : {}) };
    return { data: toRecord<T>(record, api.endpoints[resource]?.key), meta: { message } };
  };

  return {
    supportAbortSignal: true,
    call,
    getList: async (resource, { filter, pagination, sort, signal }) => {
      const order = sortValues(findCall(api, resource, 'list').endpoint, sort);
      return list(resource, { ...order, ...filter }, { page: pagination?.page, signal });
    },
    getManyReference: (resource, { target, id, filter, pagination, signal }) =>
      list(resource, { ...filter, [target]: id }, { page: pagination.page, signal }),
    getOne: async (resource, { id, meta, signal }) => ({
      data: await one(resource, id, meta?.filters ?? [{}], signal),
    }),
    getMany: async <T extends RaRecord>(resource: string, { ids, meta, signal }: GetManyParams) => ({
      data: await many<T>(resource, ids, meta?.filter ?? {}, signal),
    }),
    // An API need not tell the key of what it made, but react-admin takes a record without one for a fault.
    create: (resource, { data }) => mutate(resource, 'create', toValues(data), { id: '' }),
    update: (resource, { id, data, previousData }) =>
      mutate(resource, 'update', { ...toValues(data), id }, previousData),
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await call(resource, 'update', { ...toValues(data), id });
      return { data: ids };
    },
    // The record fills a path that holds more than its key; what was asked for with it comes on top.
    delete: (resource, { id, previousData, meta }) =>
      mutate(resource, 'delete', { ...previousData, ...meta?.values, id }, previousData),
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await call(resource, 'delete', { id });
      return { data: ids };
    },
  };
}
