import { Box, Typography } from '@mui/material';
import { type ComponentType, type ElementType, useEffect } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { SecondaryText } from '#admin/engine/fields/createKind.tsx';
import { useDefinition, useResource } from '#admin/engine/record/contexts.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useT } from '#i18n/useT.ts';
import { CreateButton } from './ListToolbar.tsx';
import { cardLayout, RowSkeleton, useShowsCards } from './layouts/CardLayout.tsx';
import { tableLayout } from './layouts/TableLayout.tsx';
import { useApiList } from './useListController.ts';

const AccordionRow = lazyComponent(async () => (await import('./layouts/AccordionRow.tsx')).AccordionRow);
const ConversationFrame = lazyComponent(async () => (await import('./layouts/Conversation.tsx')).ConversationFrame);
const MessageRow = lazyComponent(async () => (await import('./layouts/Conversation.tsx')).MessageRow);
const Summary = lazyComponent(async () => (await import('./Summary.tsx')).Summary);

/** `Row` shows the record of react-admin's record context. */
type Layout = { Frame: ElementType; Row: ComponentType; preload?: () => void };

const accordionLayout: Layout = {
  Frame: 'div',
  Row: () => <AccordionRow fallback={<RowSkeleton />} />,
  preload: AccordionRow.preload,
};

const conversationLayout: Layout = { Frame: ConversationFrame, Row: MessageRow, preload: MessageRow.preload };

/** Replaces the records where none exist or match. */
function EmptyList() {
  const { text } = useResource();
  const translate = useTranslate();
  const { search, segment, hasSearchOrFilters } = useApiList();
  const noMatches = () => (search ? text.sentence('list.noMatches') : translate('ra.navigation.no_filtered_results'));

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 6 }}>
      <Box role="status" sx={{ display: 'grid', gap: 0.5, maxWidth: '60ch', textAlign: 'center' }}>
        <Typography color="textSecondary">{hasSearchOrFilters ? noMatches() : text.empty(segment?.name)}</Typography>
        {!hasSearchOrFilters && <SecondaryText>{text.sentence('list.source')}</SecondaryText>}
      </Box>
      {!hasSearchOrFilters && <CreateButton label={text.sentence('create.addFirst')} />}
    </Box>
  );
}

/** The records of the list context in the layout of the definition, or skeletons while they load. */
export function ListBody() {
  const t = useT();
  const { data, isPlaceholderData } = useApiList();
  const { layout, skeletonRows, summary } = useDefinition().list;
  const showsCards = useShowsCards();
  const declared = layout === 'accordion' ? accordionLayout : layout && conversationLayout;
  const { Frame, Row, preload }: Layout = declared ?? (showsCards ? cardLayout : tableLayout);

  useEffect(() => preload?.(), [preload]); // while the records load

  if (data?.length === 0) return <EmptyList />;
  return (
    <Box
      aria-busy={!data || isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: 'opacity 150ms' }}
    >
      {!data && <Box role="status" aria-label={t('frame.loading')} />}
      {data ? (
        <Frame>
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <Row />
            </RecordContextProvider>
          ))}
        </Frame>
      ) : (
        <div>
          {[...Array(skeletonRows).keys()].map((index) => (
            <RowSkeleton key={index} />
          ))}
        </div>
      )}
      {summary && (
        <Box sx={{ visibility: data ? undefined : 'hidden' }}>
          <Summary fields={summary} />
        </Box>
      )}
    </Box>
  );
}
