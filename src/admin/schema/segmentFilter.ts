import type { Values } from '#api/values.ts';
import type { AnyResource } from './defineResource.ts';
import type { Segment } from './ListDefinition.ts';

/** What the API is sent to list one segment, and rows below a record; nothing where a list is whole. */
export const segmentFilter = ({ list: { segments }, below }: AnyResource, segment?: Segment): Values => ({
  ...below?.filter,
  ...(segments && segment && { [segments.filter]: segment.value }),
});

/** The filters under which a record of the resource may be listed. */
export const segmentFilters = (definition: AnyResource): Values[] =>
  definition.list.segments?.options.map((segment) => segmentFilter(definition, segment)) ?? [segmentFilter(definition)];
