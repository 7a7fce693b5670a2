import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { SegmentValue } from '#admin/engine/schema/ListDefinition.ts';
import type { Values } from '#api/values.ts';

/** A part of a list: its name in the URL and the messages, and the value that the API gets. */
export type Segment = { name: string; value: SegmentValue };

/** The declared segments of a list, if any. A record's page lists all of its related rows. */
export function segmentsOf({ list: { segments }, parent }: AnyResource): Segment[] {
  const of = (!parent && segments?.of) || [];
  return Array.isArray(of)
    ? of.map((value: SegmentValue) => ({ name: String(value), value }))
    : Object.entries<SegmentValue>(of as Record<string, SegmentValue>).map(([name, value]) => ({ name, value }));
}

/** The name of the segments' parameter. Calls send it with a segment's value, the URL has it with the segment's name. */
export const segmentParam = ({ list: { segments } }: AnyResource) => segments?.field ?? segments?.filter;

/** The filter that selects a segment and the rows of a parent record. Empty for a whole list. */
export function segmentFilter(definition: AnyResource, segment?: Segment): Values {
  const param = segmentParam(definition);
  return { ...definition.parent?.filter, ...(param && segment && { [param]: segment.value }) };
}

/** All filters of a list, one for each segment. A record may be in the result of any of them. */
export const segmentFilters = (definition: AnyResource): Values[] => {
  const filters = segmentsOf(definition).map((segment) => segmentFilter(definition, segment));
  return filters.length > 0 ? filters : [segmentFilter(definition)];
};

export const panelId = 'segment';

export const tabId = (name: string) => `${panelId}-${name}`;

/** The props of the panel of a tab, such as that of a segment, if the screen has tabs. */
export const tabPanelProps = (tab?: { name: string }) =>
  tab && { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(tab.name) };
