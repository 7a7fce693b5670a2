import type { Identifier, RaRecord } from 'react-admin';
import type { ApiCall } from '#api/createClient.ts';
import { type Api, endpointOf, supports } from '#api/Endpoint.ts';
import { noData, readPage, readRows } from '#api/readPage.ts';
import type { CallOptions } from '#api/request.ts';
import { isRecord, type Values } from '#api/values.ts';
import { type CursorPages, readByCursor } from './readByCursor.ts';
import { isSameId, toRecord, toRecords } from './records.ts';

/** The endpoint of an operation and its conventions. Throws when the API lacks the operation, which screens then do not offer. */
export function findCall({ endpoints, conventions }: Api, resource: string, operation: string) {
  const endpoint = endpointOf(endpoints, resource, operation);
  if (!endpoint) throw new Error(`The API has no ${operation} for ${resource}`);
  return { endpoint, conventions: { ...conventions, ...endpoint.conventions } };
}

/** If the API has no call for one record, the data provider searches this many pages of the list. */
const maxPagesSearched = 100;

/** The calls that read, with their rows as react-admin's records. */
export function createReads(apiCall: ApiCall, api: Api) {
  const keyOf = (resource: string) => api.endpoints[resource]?.key;
  const cursorPages: CursorPages = new Map();

  const list = async <T extends RaRecord>(resource: string, filter: Values, options: CallOptions) => {
    const { endpoint, conventions } = findCall(api, resource, 'list');
    const { paging } = conventions;
    if (!endpoint.paged) {
      const { data: rows } = await apiCall(endpoint, filter, options);
      const data = toRecords<T>(readRows(rows), keyOf(resource));
      return { data, total: data.length };
    }
    if (!paging) throw new Error(`The list of ${resource} is paged, and no conventions say how`);
    const read = async (page: CallOptions) =>
      readPage((await apiCall(endpoint, filter, { ...options, ...page })).data, paging, page.page);
    const { rows, pageInfo } = await (paging.by === 'cursor'
      ? readByCursor(read, options.page ?? 1, cursorPages, JSON.stringify([resource, filter]))
      : read(options));
    return { data: toRecords<T>(rows, keyOf(resource)), total: pageInfo.total, pageInfo };
  };

  /** Records of a resource that can only be listed: page by page, until all are found. */
  const findInList = async <T extends RaRecord>(
    resource: string,
    ids: Identifier[],
    filter: Values,
    signal?: AbortSignal,
  ) => {
    const records: T[] = [];
    for (let page = 1; page <= maxPagesSearched; page += 1) {
      const { data, pageInfo } = await list<T>(resource, filter, { page, signal });
      records.push(...data.filter((record) => ids.some((id) => isSameId(id, record.id))));
      if (records.length >= ids.length || !pageInfo?.hasNextPage) break;
    }
    return records;
  };

  /** One record, from its own call, else from the list under one of the filters. */
  const one = async <T extends RaRecord>(resource: string, id: Identifier, filters: Values[], signal?: AbortSignal) => {
    if (supports(api.endpoints, resource, 'one')) {
      const { data } = await apiCall(findCall(api, resource, 'one').endpoint, { id }, { signal });
      if (!isRecord(data) || Object.keys(data).length === 0) throw noData();
      return toRecord<T>({ id, ...data }, keyOf(resource));
    }
    for (const filter of filters) {
      const [record] = await findInList<T>(resource, [id], filter, signal);
      if (record) return record;
    }
    throw noData();
  };

  /** Records by their keys: one by one if the API has the call, else from the list. */
  const many = <T extends RaRecord>(resource: string, ids: Identifier[], signal?: AbortSignal) =>
    supports(api.endpoints, resource, 'one')
      ? Promise.all(ids.map((id) => one<T>(resource, id, [], signal)))
      : findInList<T>(resource, ids, {}, signal);

  return { list, one, many };
}
