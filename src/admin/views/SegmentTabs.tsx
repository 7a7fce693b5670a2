import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList } from 'ra-core';
import type { Segment } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { useListScreen } from './ListScreenContext.ts';
import { listQuery } from './listQuery.ts';

/** A part's name with how many rows it has. */
function SegmentLabel({ segment }: { segment: Segment }) {
  const t = useT();
  const { definition } = useListScreen();
  const { total } = useGetList(definition.name, listQuery(definition, 1, segment));
  return t(segment.label, { count: total ?? '…' });
}

const panelId = 'segment';

const tabId = (name: string) => `${panelId}-${name}`;

/** What makes an element the panel of a list's tabs; nothing where there are none. */
export const panelOf = (segment?: Segment) =>
  segment && { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(segment.name) };

/** The parts of a list as tabs. */
export function SegmentTabs({ onSegment }: { onSegment: (name: string) => void }) {
  const t = useT();
  const { definition, segment } = useListScreen();
  const options = definition.list.segments?.options ?? [];
  if (!segment) return null;
  return (
    <Tabs value={segment.name} onChange={(_, name: string) => onSegment(name)} aria-label={t('list.segments')}>
      {options.map((option) => (
        <Tab
          key={option.name}
          id={tabId(option.name)}
          aria-controls={panelId}
          value={option.name}
          label={<SegmentLabel segment={option} />}
        />
      ))}
    </Tabs>
  );
}
