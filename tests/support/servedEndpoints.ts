import type { Endpoint, EndpointTable } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';

/** The tables of the reference server and of its extensions, which may replace calls. */
export const servedTables: EndpointTable[] = [
  endpoints,
  ...Object.values(extensions).map((extension) => extension.endpoints),
];

/** The calls of the reference server and of its extensions, by resource. */
export const servedEndpoints: EndpointTable = Object.fromEntries(
  servedTables
    .flatMap((table) => Object.keys(table))
    .map((resource) => [resource, Object.assign({}, ...servedTables.map((table) => table[resource]))]),
);

/** Each call of a table, with its resource and operation. */
export const callsOf = (table: EndpointTable) =>
  Object.entries(table).flatMap(([resource, { key, ...operations }]) =>
    Object.entries(operations as Record<string, Endpoint>).map(([operation, endpoint]) => {
      return { resource, operation, key, endpoint };
    }),
  );
