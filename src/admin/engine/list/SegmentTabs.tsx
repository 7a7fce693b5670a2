import { Tab, Tabs } from '@mui/material';
import { useGetList } from 'react-admin';
import { listParams } from '#admin/engine/list/listQuery.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import { panelId, type Segment, segmentsOf, tabId } from '#admin/engine/record/segments.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

/** The name of a segment with the number of its rows, if the API returns it. */
function SegmentLabel({ segment }: { segment: Segment }) {
  const text = useResourceText();
  const definition = useDefinition();
  const endpoint = useEndpoint(definition.name, 'list');
  const { total, isPending } = useGetList(definition.name, listParams(definition, endpoint, { page: 1, segment }));
  return text.segment(segment.name, definition.list.segments?.field, isPending ? '…' : total);
}

/** The segments of a list as tabs. */
export function SegmentTabs({ segment, onSegment }: { segment: Segment; onSegment: (name: string) => void }) {
  const t = useT();
  const definition = useDefinition();
  return (
    <Tabs value={segment.name} onChange={(_, name: string) => onSegment(name)} aria-label={t('list.segments')}>
      {segmentsOf(definition).map((option) => (
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
