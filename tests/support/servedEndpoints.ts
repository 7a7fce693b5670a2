import type { EndpointTable } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';

const tables: EndpointTable[] = [endpoints, ...Object.values(extensions).map((extension) => extension.endpoints)];

/** The calls that the reference server has, by resource, those of its extensions among them. */
export const servedEndpoints: EndpointTable = Object.fromEntries(
  tables
    .flatMap((table) => Object.keys(table))
    .map((resource) => [resource, Object.assign({}, ...tables.map((table) => table[resource]))]),
);
