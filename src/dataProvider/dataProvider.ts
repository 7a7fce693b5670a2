import type { DataProvider, GetManyParams, Identifier, RaRecord, SortPayload } from 'ra-core';
import type { Api } from '#api/Api.ts';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall, CallOptions } from '#api/createClient.ts';
import { type Endpoint, endpointOf, supports } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import type { ApiResult } from '#api/readEnvelope.ts';
import { readPage, readRecord, readRows } from '#api/validate.ts';
import { isRecord, type Values } from '#api/values.ts';
import { isSameId, omitFiles, toRecord, toRecords, toValues } from './records.ts';

/**
 * react-admin's nine methods, and `call` for any operation of the endpoint table. All reject with what the client
 * rejects with; the `meta.message` of a mutation is the server's own.
 */
export type ApiDataProvider = DataProvider & {
  call: (resource: string, operation: string, values?: Values, options?: CallOptions) => Promise<ApiResult<unknown>>;
};

/** Beyond this a record is not looked for in the pages of a list: the API has no call for one record then. */
const maxPagesSearched = 100;

/** The order in the forms in which APIs take it, where the API sorts by the field. */
const sortValues = (endpoint: Endpoint | undefined, sort?: SortPayload) =>
  sort &&
  endpoint?.sorts?.includes(sort.field) && {
    sort: {
      ...sort,
      direction: sort.order.toLowerCase(),
      signed: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    },
  };

/** Speaks react-admin on one side and the fixed API on the other. Which calls exist is the table's business. */
export function createDataProvider(apiCall: ApiCall, { endpoints: table }: Api = { endpoints }): ApiDataProvider {
  const keyOf = (resource: string) => table[resource]?.key;

  const call: ApiDataProvider['call'] = async (resource, operation, values, options) => {
    const endpoint = endpointOf(table, resource, operation);
    if (!endpoint) throw new Error(`The API has no ${operation} for ${resource}`);
    return apiCall(endpoint, values, options);
  };

  const list = async <T extends RaRecord>(resource: string, filter: Values, options: CallOptions) => {
    const answer = await call(resource, 'list', filter, options);
    if (!endpointOf(table, resource, 'list')?.paged) {
      const data = toRecords<T>(readRows(answer), keyOf(resource));
      return { data, total: data.length };
    }
    const { data, ...page } = readPage(answer);
    const { current_page: current, last_page: last, total } = page;
    const pageInfo = { ...page, hasNextPage: current < last, hasPreviousPage: current > 1 };
    return { data: toRecords<T>(data, keyOf(resource)), total, pageInfo };
  };

  /** The records of a resource whose API only lists: page by page, until all are found. */
  const findByPaging = async <T extends RaRecord>(
    resource: string,
    ids: Identifier[],
    filter: Values,
    signal?: AbortSignal,
  ) => {
    const found: T[] = [];
    for (let page = 1, lastPage = 1; page <= lastPage && page <= maxPagesSearched; page += 1) {
      const { data, pageInfo } = await list<T>(resource, filter, { page, signal });
      found.push(...data.filter((record) => ids.some((id) => isSameId(id, record.id))));
      if (found.length >= ids.length) break;
      lastPage = pageInfo?.last_page ?? 1;
    }
    return found;
  };

  const one = async <T extends RaRecord>(resource: string, id: Identifier, filters: Values[], signal?: AbortSignal) => {
    if (supports(table, resource, 'one')) {
      const record = readRecord(await call(resource, 'one', { id }, { signal }));
      if (Object.keys(record).length === 0) throw new ApiError('noData', { status: 200 });
      return toRecord<T>({ id, ...record }, keyOf(resource));
    }
    for (const filter of filters) {
      const [record] = await findByPaging<T>(resource, [id], filter, signal);
      if (record) return record;
    }
    throw new ApiError('noData', { status: 200 });
  };

  const mutate = async <T extends RaRecord>(
    resource: string,
    operation: string,
    values: Values,
    previous: Values = {},
  ) => {
    const { data, message } = await call(resource, operation, values);
    const record = { ...previous, ...omitFiles(values), ...(isRecord(data) ? data : {}) };
    return { data: toRecord<T>(record, keyOf(resource)), meta: { message } };
  };

  return {
    supportAbortSignal: true,
    call,
    getList: (resource, { filter, pagination, sort, signal }) =>
      list(
        resource,
        { ...sortValues(endpointOf(table, resource, 'list'), sort), ...filter },
        { page: pagination?.page, signal },
      ),
    getManyReference: (resource, { target, id, filter, pagination, signal }) =>
      list(resource, { ...filter, [target]: id }, { page: pagination.page, signal }),
    getOne: async (resource, { id, meta, signal }) => ({
      data: await one(resource, id, meta?.filters ?? [{}], signal),
    }),
    getMany: async <T extends RaRecord>(resource: string, { ids, meta, signal }: GetManyParams) => {
      const filter = meta?.filter ?? {};
      if (!supports(table, resource, 'one')) return { data: await findByPaging<T>(resource, ids, filter, signal) };
      return { data: await Promise.all(ids.map((id) => one<T>(resource, id, [], signal))) };
    },
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
