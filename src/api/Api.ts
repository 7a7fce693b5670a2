import type { EndpointTable } from './Endpoint.ts';

/** An API as data. Whoever speaks to one is handed it, so that two programs can speak to two. */
export type Api = { endpoints: EndpointTable };
