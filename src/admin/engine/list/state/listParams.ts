import type { SortPayload } from 'react-admin';
import { segmentFilter } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import type { Filters, readListState } from './useListState.ts';

/** The order in which the API lists: mostly the newest first. */
export const defaultSort: SortPayload = { field: 'id', order: 'DESC' };

type Query = Pick<ReturnType<typeof readListState>, 'page' | 'segment'> & { sort?: SortPayload; filters?: Filters };

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

/** What the API neither sorts nor filters by, and so is done here. */
export const localQuery = (
  endpoint: Endpoint | undefined,
  { sort, filters = {} }: Pick<Query, 'sort' | 'filters'>,
) => ({
  sort: sort && endpoint?.sorts?.includes(sort.field) ? undefined : sort,
  filters: pick(filters, (name) => !endpoint?.filters?.includes(name)),
});

export type LocalQuery = ReturnType<typeof localQuery>;
