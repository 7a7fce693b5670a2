import type { EndpointTable } from './Endpoint.ts';
import type { Manners } from './manners.ts';

/** An API as data: its calls, and how it behaves in all of them. Whoever speaks to one is handed it, so that two programs can speak to two. */
export type Api = { endpoints: EndpointTable; manners: Manners };
