import { Box } from '@mui/material';
import { Children, type ComponentType, type ElementType, useEffect } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { cardLayout, RowSkeleton, useShowsCards } from './layouts/CardLayout.tsx';
import { tableLayout } from './layouts/TableLayout.tsx';
import { Summary } from './Summary.tsx';
import { useApiList } from './useListController.ts';

const AccordionRow = lazyComponent(async () => (await import('./layouts/AccordionRow.tsx')).AccordionRow);
const ConversationFrame = lazyComponent(async () => (await import('./layouts/Conversation.tsx')).ConversationFrame);
const MessageRow = lazyComponent(async () => (await import('./layouts/Conversation.tsx')).MessageRow);
const EmptyList = lazyComponent(async () => (await import('./EmptyList.tsx')).EmptyList);

/** `Row` shows the record of react-admin's record context. */
type Layout = { Frame: ElementType; Row: ComponentType; preload?: () => void };

const accordionLayout: Layout = {
  Frame: 'div',
  Row: () => <AccordionRow fallback={<RowSkeleton />} />,
  preload: AccordionRow.preload,
};

const conversationLayout: Layout = {
  Frame: ({ children }) => (
    <ConversationFrame fallback={Children.map(children, () => <RowSkeleton />)}>{children}</ConversationFrame>
  ),
  Row: MessageRow,
  preload: MessageRow.preload,
};

/** The records of the list context in the layout of the definition, or skeletons while they load. */
export function ListBody() {
  const t = useT();
  const { data, isPlaceholderData } = useApiList();
  const { layout, skeletonRows, summary } = useDefinition().list;
  const showsCards = useShowsCards();
  const declared = layout === 'accordion' ? accordionLayout : layout && conversationLayout;
  const { Frame, Row, preload }: Layout = declared ?? (showsCards ? cardLayout : tableLayout);

  useEffect(() => preload?.(), [preload]); // while the records load

  if (data?.length === 0) return <EmptyList fallback={<RowSkeleton />} />;
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
      {summary && !(data && Frame === tableLayout.Frame) && (
        <Box sx={{ visibility: data ? undefined : 'hidden' }}>
          <Summary fields={summary} />
        </Box>
      )}
    </Box>
  );
}
