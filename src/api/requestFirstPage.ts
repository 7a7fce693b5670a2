import type { ApiCall } from './createClient.ts';
import { readPageNumber, resourceOf } from './dashboardUrl.ts';
import { type Endpoint, endpoints, type ResourceEndpoints } from './endpoints.ts';
import type { ApiResult } from './readEnvelope.ts';

type Pending = { endpoint: Endpoint; page: number; answer: Promise<ApiResult<unknown>> };

let pending: Pending | undefined;

const listAt = (pathname: string) => (endpoints as Record<string, ResourceEndpoints>)[resourceOf(pathname)]?.list;

/**
 * Asks for the list that an address of the dashboard leads to, before the program that will show it is there. A list
 * in parts is not asked for: the address alone does not tell which.
 */
export function requestFirstPage(send: ApiCall, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const endpoint = listAt(pathname);
  if (!endpoint || endpoint.call.includes('{')) return;
  const page = readPageNumber(new URLSearchParams(search).get('page'));
  const answer = send(endpoint, {}, { page });
  answer.catch(() => undefined); // whoever takes it tells
  pending = { endpoint, page, answer };
}

/** A sender whose first call takes the answer asked for ahead if it is the same; any later one would get it too old. */
export const takingAhead =
  (send: ApiCall): ApiCall =>
  <T>(...[endpoint, values = {}, options = {}]: Parameters<ApiCall>) => {
    const ahead = pending;
    pending = undefined;
    const isSame = ahead?.endpoint === endpoint && ahead.page === (options.page ?? 1);
    return isSame ? (ahead.answer as Promise<ApiResult<T>>) : send<T>(endpoint, values, options);
  };
