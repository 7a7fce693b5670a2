import type { Segment } from '#admin/engine/record/segments.ts';

export const panelId = 'segment';

export const tabId = (name: string) => `${panelId}-${name}`;

/** The props of the tab panel that holds the rows of a segment; nothing where a list has no segments. */
export const tabPanelProps = (segment?: Segment) =>
  segment && { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(segment.name) };
