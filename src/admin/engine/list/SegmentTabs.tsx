import { Tab, Tabs } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useDefinition, useFigures, useResource } from '#admin/engine/context/contexts.ts';
import { listParams } from '#admin/engine/context/listQuery.ts';
import { panelId, type Segment, segmentsOf, tabId } from '#admin/engine/context/segments.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { largeText } from '#admin/engine/ui/layout.ts';
import { useApiList } from './useListController.ts';

/** The declared figure that counts all rows of the first segment. Undefined for other rows, and while `isWanted` is false. */
export function useSegmentFigure(segment: Segment | undefined, isWanted: boolean): number | undefined {
  const definition = useDefinition();
  const { hasSearchOrFilters } = useApiList();
  const { figure = '' } = definition.list.segments ?? {};
  const isCounted = figure !== '' && segment?.name === segmentsOf(definition)[0]?.name && !hasSearchOrFilters;
  return useFigures(isWanted && isCounted)?.[figure];
}

/**
 * The name of a segment with the number of its rows that match what the API searches and filters. Where the API counts no
 * rows, several pages have the number of a figure, or none.
 */
function SegmentLabel({ segment }: { segment: Segment }) {
  const { definition, text, endpoint } = useResource();
  const { field } = definition.list.segments ?? {};
  const { urlState } = useApiList();
  const { data, total, pageInfo, isPending } = useGetList(
    definition.name,
    listParams(definition, endpoint('list'), { ...urlState, sort: undefined, page: 1, segment }), // a count has no order
    { placeholderData: keepPreviousData },
  );
  const isCut = pageInfo?.hasNextPage === true;
  const figure = useSegmentFigure(segment, isCut);
  const count = total ?? (isCut ? figure : data?.length);
  return text.segment(segment.name, field, isPending ? '…' : count);
}

/** On narrow screens, tabs that do not fit scroll. */
const scrolling = { px: { xs: 0.75, md: 2 }, minWidth: 0, whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } };

/** The segments of a list as tabs. */
export function SegmentTabs() {
  const t = useT();
  const { segment, setSegment } = useApiList();
  const definition = useDefinition();
  return (
    <Tabs value={segment?.name} onChange={(_, name: string) => setSegment(name)} aria-label={t('list.segments')}>
      {segmentsOf(definition).map((option) => (
        <Tab
          key={option.name}
          id={tabId(option.name)}
          aria-controls={panelId}
          value={option.name}
          sx={scrolling}
          label={<SegmentLabel segment={option} />}
        />
      ))}
    </Tabs>
  );
}
