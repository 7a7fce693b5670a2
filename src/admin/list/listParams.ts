import type { GetListParams } from 'ra-core';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { segmentFilter } from '#admin/schema/segmentFilter.ts';
import type { readListState } from './useListState.ts';

/** The order is the server's own, newest first: the API has no other. */
export const sort: GetListParams['sort'] = { field: 'id', order: 'DESC' };

type Page = Pick<ReturnType<typeof readListState>, 'page' | 'segment'>;

/** What a list asks the API for. react-admin wants a page size, which the server alone decides on. */
export const listParams = (definition: AnyResource, { page, segment }: Page) => ({
  pagination: { page, perPage: 10 },
  sort,
  filter: segmentFilter(definition, segment),
});

export type ListParams = ReturnType<typeof listParams>;
