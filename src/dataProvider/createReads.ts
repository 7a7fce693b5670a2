import type { Identifier, RaRecord } from 'react-admin';
import type { ApiCall, CallOptions } from '#api/createClient.ts';
import { type Api, type Endpoint, endpointOf, supports } from '#api/Endpoint.ts';
import { noData, readPage, readRecord, readRows } from '#api/readPage.ts';
import type { Values } from '#api/values.ts';
import type { CursorPages } from './askByCursor.ts';
import { isSameId, toRecord, toRecords } from './records.ts';

/** The endpoint of an operation and how the API behaves in it. Throws where the API has no such call: no screen offers it then. */
export function findCall({ endpoints, conventions }: Api, resource: string, operation: string) {
  const endpoint = endpointOf(endpoints, resource, operation);
  if (!endpoint) throw new Error(`The API has no ${operation} for ${resource}`);
  return { endpoint, conventions: { ...conventions, ...endpoint.conventions } };
}

/** Beyond this a record is not looked for in the pages of a list: the API has no call for one record then. */
const maxPagesSearched = 100;

const join = async (rows: Values[], data: unknown, { joins }: Endpoint) =>
  joins ? (await import('./joinRows.ts')).joinRows(rows, data, joins) : rows;

/** The calls that read, with records for react-admin in place of an API's rows. */
export function createReads(apiCall: ApiCall, api: Api) {
  const keyOf = (resource: string) => api.endpoints[resource]?.key;
  const cursorPages: CursorPages = new Map();

  const allRows = async <T extends RaRecord>(
    resource: string,
    operation: string,
    values: Values,
    options: CallOptions,
  ) => {
    const { endpoint, conventions } = findCall(api, resource, operation);
    const response = await apiCall(endpoint, values, options);
    return toRecords<T>(await join(readRows(response, conventions), response.data, endpoint), keyOf(resource));
  };

  const list = async <T extends RaRecord>(resource: string, filter: Values, options: CallOptions) => {
    const { endpoint, conventions } = findCall(api, resource, 'list');
    const { paging } = conventions;
    if (endpoint.paged && !paging) throw new Error(`The list of ${resource} is paged, and no conventions say how`);
    if (!paging || !endpoint.paged) {
      const data = await allRows<T>(resource, 'list', filter, options);
      return { data, total: data.length };
    }
    const ask = async (page: CallOptions) => {
      const response = await apiCall(endpoint, filter, { ...options, ...page });
      return { response, ...readPage(response, { ...conventions, paging }, page.page) };
    };
    const askByCursor = paging.by === 'cursor' && (await import('./askByCursor.ts')).askByCursor;
    const key = JSON.stringify([resource, filter]);
    const { response, rows, pageInfo } = await (askByCursor
      ? askByCursor(ask, options, cursorPages, key)
      : ask(options));
    const data = toRecords<T>(await join(rows, response.data, endpoint), keyOf(resource));
    return { data, total: pageInfo.total, pageInfo };
  };

  /** The records of a resource whose API only lists: page by page, until all are found. */
  const findByPaging = async <T extends RaRecord>(
    resource: string,
    ids: Identifier[],
    filter: Values,
    signal?: AbortSignal,
  ) => {
    const found: T[] = [];
    for (let page = 1; page <= maxPagesSearched; page += 1) {
      const { data, pageInfo } = await list<T>(resource, filter, { page, signal });
      found.push(...data.filter((record) => ids.some((id) => isSameId(id, record.id))));
      if (found.length >= ids.length || !pageInfo?.hasNextPage) break;
    }
    return found;
  };

  /** One record, from its own call or else from the list under one of the filters. */
  const one = async <T extends RaRecord>(resource: string, id: Identifier, filters: Values[], signal?: AbortSignal) => {
    if (supports(api.endpoints, resource, 'one')) {
      const { endpoint, conventions } = findCall(api, resource, 'one');
      const response = await apiCall(endpoint, { id }, { signal });
      const [record = {}] = await join([readRecord(response, conventions)], response.data, endpoint);
      if (Object.keys(record).length === 0) throw noData();
      return toRecord<T>({ id, ...record }, keyOf(resource));
    }
    for (const filter of filters) {
      const [record] = await findByPaging<T>(resource, [id], filter, signal);
      if (record) return record;
    }
    throw noData();
  };

  /** Records by their keys: in one call where the API has one, else one by one, else from the list. */
  const many = async <T extends RaRecord>(
    resource: string,
    ids: Identifier[],
    filter: Values,
    signal?: AbortSignal,
  ) => {
    if (supports(api.endpoints, resource, 'many')) return allRows<T>(resource, 'many', { ids }, { signal });
    if (!supports(api.endpoints, resource, 'one')) return findByPaging<T>(resource, ids, filter, signal);
    return Promise.all(ids.map((id) => one<T>(resource, id, [], signal)));
  };

  return { list, one, many };
}
