import Box from '@mui/material/Box';
import type { ComponentType, ElementType } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useT } from '#i18n/useT.ts';
import { EmptyList } from './EmptyList.tsx';
import { accordionLayout } from './layouts/AccordionLayout.tsx';
import { cardLayout } from './layouts/CardLayout.tsx';
import { tableLayout } from './layouts/TableLayout.tsx';

const SummaryList = lazyComponent(async () => (await import('./summary/Summary.tsx')).SummaryList);

/** `Row` shows the record of react-admin's record context; while there is none, a skeleton of about its height. */
type Layout = { Frame: ElementType; Row: ComponentType };

/** The records of the list context, each in a record context; skeletons while they load; a text where there are none. */
export function ListBody() {
  const t = useT();
  const { data, isPlaceholderData } = useListContext<RaRecord>();
  const { layout, skeletonRows, summary } = useDefinition().list;
  const isNarrow = useIsNarrow();
  const layouts = { accordion: accordionLayout, table: isNarrow ? cardLayout : tableLayout };
  const { Frame, Row }: Layout = layouts[layout];

  if (data?.length === 0) return <EmptyList />;
  return (
    <Box
      aria-busy={!data || isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: 'opacity 150ms' }}
    >
      {!data && <Box role="status" aria-label={t('frame.loading')} />}
      <Frame>
        {data
          ? data.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <Row />
              </RecordContextProvider>
            ))
          : Array.from({ length: skeletonRows }, (_, index) => `skeleton ${index}`).map((key) => <Row key={key} />)}
      </Frame>
      {summary && (isNarrow || layout !== 'table') && (
        <Box sx={{ visibility: data ? undefined : 'hidden' }}>
          <SummaryList />
        </Box>
      )}
    </Box>
  );
}
