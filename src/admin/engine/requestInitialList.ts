import type { ApiCall } from '#api/createClient.ts';
import { type EndpointTable, endpointOf, searches } from '#api/Endpoint.ts';
import { readPageNumber } from './context/readPageNumber.ts';

type Api = { call: ApiCall; endpoints: EndpointTable };

/**
 * Requests the list at a URL while the dashboard's code downloads. Returns undefined for other screens. Also for lists that
 * the API searches, sorts, filters or divides into segments, because their parameters are in the definitions, which are not loaded yet.
 */
export function requestInitialList(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { call, endpoints }: Api,
) {
  const [, , resource = ''] = pathname.split('/');
  const endpoint = endpointOf(endpoints, resource, 'list');
  if (!endpoint || endpoint.call.includes('{') || endpoint.sorts || endpoint.filters || searches(endpoint))
    return undefined;
  const page = readPageNumber(new URLSearchParams(search).get('page'));
  const result = call<unknown>(endpoint, {}, { page });
  result.catch(() => undefined); // the screen sends the request again and shows its error
  return result;
}
