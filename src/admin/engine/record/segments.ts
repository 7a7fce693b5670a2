import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { SegmentValue } from '#admin/engine/schema/ListDefinition.ts';
import type { Values } from '#api/values.ts';

/** A part of a list, by its name in the address and in the messages, and by what the API is sent to list it. */
export type Segment = { name: string; value: SegmentValue };

/** The parts that a definition divides its list into, in their order; none where the list is whole. */
export function segmentsOf({ list: { segments } }: AnyResource): Segment[] {
  const of = segments?.of ?? [];
  return Array.isArray(of)
    ? of.map((value: SegmentValue) => ({ name: String(value), value }))
    : Object.entries<SegmentValue>(of as Record<string, SegmentValue>).map(([name, value]) => ({ name, value }));
}

/** The name under which the API is sent a segment's value, and the address holds the segment's name. */
export const segmentParam = ({ list: { segments } }: AnyResource) => segments?.field ?? segments?.filter;

/** The filter that selects one segment, and the rows that belong to a parent record. Empty for a whole list. */
export function segmentFilter(definition: AnyResource, segment?: Segment): Values {
  const param = segmentParam(definition);
  return { ...definition.parent?.filter, ...(param && segment && { [param]: segment.value }) };
}

/** The filters under which a record of the resource may be listed. */
export const segmentFilters = (definition: AnyResource): Values[] => {
  const segments = segmentsOf(definition);
  return segments.length === 0
    ? [segmentFilter(definition)]
    : segments.map((segment) => segmentFilter(definition, segment));
};

export const panelId = 'segment';

export const tabId = (name: string) => `${panelId}-${name}`;

/** The props of the tab panel that holds the rows of a segment; nothing where a list has no segments. */
export const tabPanelProps = (segment?: Segment) =>
  segment && { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(segment.name) };
