import type { ApiCall } from '#api/createClient.ts';
import { type EndpointTable, endpointOf } from '#api/Endpoint.ts';

/** The number of a page in an address: from 1 on, and 1 for anything else. */
export const readPageNumber = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);

type Api = { call: ApiCall; endpoints: EndpointTable };

/**
 * Requests the list at an address while the program that shows it is still being downloaded. Undefined where the address
 * leads to no list, or to one in segments, sorted or filtered by the API: what it needs for that is known to the
 * definition only.
 */
export function requestFirstPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { call, endpoints }: Api,
) {
  const [, , resource = ''] = pathname.split('/');
  const endpoint = endpointOf(endpoints, resource, 'list');
  if (!endpoint || endpoint.call.includes('{') || endpoint.sorts || endpoint.filters) return undefined;
  const page = readPageNumber(new URLSearchParams(search).get('page'));
  const result = call<unknown>(endpoint, {}, { page });
  result.catch(() => undefined); // the screen repeats a failed request and shows its error
  return result;
}

export type FirstPage = ReturnType<typeof requestFirstPage>;
