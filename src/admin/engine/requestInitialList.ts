import type { ApiCall } from '#api/createClient.ts';
import { type EndpointTable, endpointOf } from '#api/Endpoint.ts';

/** Reads the number of a page from an address: 1 or more, and 1 for any other text. */
export const readPageNumber = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);

type Api = { call: ApiCall; endpoints: EndpointTable };

/**
 * Requests the list at an address while the dashboard is still being downloaded. Returns undefined for other pages, and
 * for lists with segments or with an order or filters of the API, because only their definitions know the request.
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
