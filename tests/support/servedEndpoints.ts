import type { EndpointTable } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';

/** Resources that another server alone has: the reference server is not asked for their calls. */
export const elsewhere: readonly string[] = [];

export const isServed = (resource: string) => !elsewhere.includes(resource);

/** The calls that the reference server has, by resource. */
export const servedEndpoints: EndpointTable = Object.fromEntries(
  Object.entries(endpoints).filter(([resource]) => isServed(resource)),
);
