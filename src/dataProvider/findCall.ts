import type { Api } from '#api/Api.ts';
import { endpointOf } from '#api/Endpoint.ts';

/** The endpoint of an operation and how the API behaves in it. Throws where the API has no such call: no screen offers it then. */
export function findCall({ endpoints, manners }: Api, resource: string, operation: string) {
  const endpoint = endpointOf(endpoints, resource, operation);
  if (!endpoint) throw new Error(`The API has no ${operation} for ${resource}`);
  return { endpoint, manners: { ...manners, ...endpoint.manners } };
}
