import type { SortPayload } from 'react-admin';
import { segmentFilter } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import type { Filters, ListAddress } from './listAddress.ts';

/** The order in which the API lists: mostly the newest first. */
export const defaultSort: SortPayload = { field: 'id', order: 'DESC' };

type Query = Pick<ListAddress, 'page' | 'segment'> & { sort?: SortPayload; filters?: Filters };

const pick = (filters: Filters, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== '' && isPicked(name)));

/** What a list asks the API for. react-admin wants a page size, which the server alone decides on. */
export const listParams = (
  definition: AnyResource,
  endpoint: Endpoint | undefined,
  { page, segment, sort, filters = {} }: Query,
) => ({
  pagination: { page, perPage: 10 },
  sort: sort && endpoint?.sorts?.includes(sort.field) ? sort : defaultSort,
  filter: {
    ...pick(filters, (name) => endpoint?.filters?.includes(name) ?? false),
    ...segmentFilter(definition, segment),
  },
});

export type ListParams = ReturnType<typeof listParams>;

/** The order and the filters that the API does not offer, and that are applied here. */
export const toLocalQuery = (
  endpoint: Endpoint | undefined,
  { sort, filters = {} }: Pick<Query, 'sort' | 'filters'>,
) => ({
  sort: sort && endpoint?.sorts?.includes(sort.field) ? undefined : sort,
  filters: pick(filters, (name) => !endpoint?.filters?.includes(name)),
});

export type LocalQuery = ReturnType<typeof toLocalQuery>;

export const isArranged = ({ sort, filters }: LocalQuery) => sort !== undefined || Object.keys(filters).length > 0;
