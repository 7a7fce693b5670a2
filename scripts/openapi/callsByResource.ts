import type { Endpoint, EndpointTable } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';

const tables: EndpointTable[] = [endpoints, ...Object.values(extensions).map((extension) => extension.endpoints)];

/** The operations of each resource, with their calls. A call of an extension replaces that of the fixed API. */
export function callsByResource() {
  const calls = new Map<string, Map<string, string>>();
  for (const [resource, { key, ...operations }] of tables.flatMap((table) => Object.entries(table))) {
    const known = calls.get(resource) ?? new Map();
    for (const [operation, endpoint] of Object.entries(operations)) known.set(operation, (endpoint as Endpoint).call);
    calls.set(resource, known);
  }
  return [...calls].map(([resource, operations]) => ({ resource, operations: [...operations] }));
}

/** The names of the resources that have calls. */
export const resourceNames = () => callsByResource().map(({ resource }) => resource);

/** Every call of some resources, of the fixed API and of the extensions. */
export const callsOfResources = (names: readonly string[]) =>
  tables.flatMap((table) =>
    names.flatMap((name) => {
      const { key, ...operations } = table[name] ?? {};
      return Object.values(operations).map((endpoint) => (endpoint as Endpoint).call);
    }),
  );
