import type { EndpointTable } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';

/** Resources that another server alone has: the reference server is not asked for their calls. */
export const elsewhere: readonly string[] = [];

export const isServed = (resource: string) => !elsewhere.includes(resource);

const tables: EndpointTable[] = [endpoints, ...Object.values(extensions).map((extension) => extension.endpoints)];

/** The calls that the reference server has, by resource, those of its extensions among them. */
export const servedEndpoints: EndpointTable = Object.fromEntries(
  tables
    .flatMap((table) => Object.keys(table))
    .filter(isServed)
    .map((resource) => [resource, Object.assign({}, ...tables.map((table) => table[resource]))]),
);
