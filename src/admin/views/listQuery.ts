import type { SortPayload } from 'ra-core';
import type { AnyResource, Segment } from '#admin/schema/defineResource.ts';

/** The order is the server's: newest first. */
const sort: SortPayload = { field: 'id', order: 'DESC' };

/** What a list asks the API for. react-admin wants a page size, but the server alone decides on it. */
export const listQuery = ({ list }: AnyResource, page: number, segment?: Segment) => ({
  pagination: { page, perPage: 10 },
  sort,
  filter: list.segments && segment ? { [list.segments.filter]: segment.value } : {},
});
