import type { Identifier, RaRecord } from 'react-admin';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { type Api, endpointOf, fillsPath, supports } from '#api/Endpoint.ts';
import { keyValues } from '#api/keys.ts';
import { noData, readPage, readRows } from '#api/readPage.ts';
import type { CallOptions } from '#api/request.ts';
import { isRecord, type Values } from '#api/values.ts';
import { type CursorPages, readByCursor } from './readByCursor.ts';
import { joinRows, toRecord, toRecords } from './records.ts';

/** The endpoint of an operation and its conventions. Throws when the API lacks the operation, which screens then do not offer. */
export function findCall({ endpoints, conventions }: Api, resource: string, operation: string) {
  const endpoint = endpointOf(endpoints, resource, operation);
  if (!endpoint) throw new Error(`The API has no ${operation} for ${resource}`);
  return { endpoint, conventions: { ...conventions, ...endpoint.conventions } };
}

/** If the API has no call for one record, the data provider searches this many pages of the list. */
const maxPagesSearched = 100;

/** Records that an API only returns one by one are loaded this many at a time. */
const callsAtOnce = 4;

/** Whether the API has no such record for the caller: it says so, or refuses it, or its key fits in no path. */
const isWithheld = ({ failure, status, isTransient, sessionIsOver }: ApiError) =>
  !sessionIsOver &&
  (status === 404 || failure === 'noData' || failure === 'address' || (failure === 'refused' && !isTransient));

/** The calls that read, with their rows as react-admin's records. */
export function createReads(apiCall: ApiCall, api: Api) {
  const keyOf = (resource: string) => api.endpoints[resource]?.key;
  const cursorPages: CursorPages = new Map();

  const list = async <T extends RaRecord>(resource: string, filter: Values, options: CallOptions) => {
    const { endpoint, conventions } = findCall(api, resource, 'list');
    const { paging } = conventions;
    if (!endpoint.paged) {
      const { data } = await apiCall(endpoint, filter, options);
      const rows = joinRows(readRows(data), data, endpoint.joins);
      return { data: toRecords<T>(rows, keyOf(resource)), total: rows.length };
    }
    if (!paging) throw new Error(`The list of ${resource} is paged, and no conventions say how`);
    const read = async (page: CallOptions) => {
      const { data } = await apiCall(endpoint, filter, { ...options, ...page });
      const { rows, ...rest } = readPage(data, paging, page.page);
      return { ...rest, rows: joinRows(rows, data, endpoint.joins) };
    };
    const { rows, pageInfo } = await (paging.by === 'cursor'
      ? readByCursor(read, options.page ?? 1, cursorPages, JSON.stringify([resource, filter]))
      : read(options));
    return { data: toRecords<T>(rows, keyOf(resource)), total: pageInfo.total, pageInfo };
  };

  /** Records of a resource that can only be listed: page by page, until all are found. */
  const find = async <T extends RaRecord>(
    resource: string,
    ids: Identifier[],
    filter: Values,
    signal?: AbortSignal,
  ) => {
    const texts = ids.map(String); // keys are texts in URLs, and may be numbers in responses
    const records: T[] = [];
    for (let page = 1; page <= maxPagesSearched; page += 1) {
      const { data, pageInfo } = await list<T>(resource, filter, { page, signal });
      records.push(...data.filter((record) => texts.includes(String(record.id))));
      if (records.length >= ids.length || !pageInfo?.hasNextPage) break;
    }
    return records;
  };

  /** One record, from its own call, else from the list under one of the filters, which contain the key of its parent. */
  const one = async <T extends RaRecord>(resource: string, id: Identifier, filters: Values[], signal?: AbortSignal) => {
    if (supports(api.endpoints, resource, 'one')) {
      const { endpoint, conventions } = findCall(api, resource, 'one');
      const { missing = [] } = conventions;
      const values = { ...filters[0], id, ...keyValues(id, keyOf(resource) ?? 'id') };
      const { data } = await apiCall(endpoint, values, { signal }).catch((error) => {
        const isMissing = error instanceof ApiError && !error.sessionIsOver && missing.includes(error.status);
        throw isMissing ? noData(error.message) : error;
      });
      if (!isRecord(data) || Object.keys(data).length === 0) throw noData();
      const [record = {}] = joinRows([data], data, endpoint.joins);
      const found = toRecord<T>(record, keyOf(resource));
      return { ...found, id: found.id ?? id };
    }
    for (const filter of filters) {
      const [record] = await find<T>(resource, [id], filter, signal);
      if (record) return record;
    }
    throw noData();
  };

  /** No record also for one that the API refuses, so that the references to others keep their titles. */
  const oneOrNone = <T extends RaRecord>(resource: string, id: Identifier, signal?: AbortSignal) =>
    one<T>(resource, id, [], signal).then(
      (record) => [record],
      (error) => {
        if (error instanceof ApiError && isWithheld(error)) return [];
        throw error;
      },
    );

  /** The existing records of these keys: in one call if the API lists all at once, else one by one, else page by page. */
  const many = async <T extends RaRecord>(resource: string, ids: Identifier[], signal?: AbortSignal) => {
    const listCall = endpointOf(api.endpoints, resource, 'list');
    const isWhole = listCall && !listCall.paged && fillsPath(listCall);
    if (isWhole || !supports(api.endpoints, resource, 'one')) return find<T>(resource, ids, {}, signal);
    const records: T[] = [];
    for (let start = 0; start < ids.length; start += callsAtOnce) {
      const batch = ids.slice(start, start + callsAtOnce);
      records.push(...(await Promise.all(batch.map((id) => oneOrNone<T>(resource, id, signal)))).flat());
    }
    return records;
  };

  return { list, one, many };
}
