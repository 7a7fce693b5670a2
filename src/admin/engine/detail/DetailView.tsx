import { Box, Paper } from '@mui/material';
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type RaRecord, useTimeout } from 'react-admin';
import { ActionPanel, ActionPanelButton } from '#admin/engine/actions/ActionPanel.tsx';
import { useRunOnOpen } from '#admin/engine/actions/queue.ts';
import { RecordActions } from '#admin/engine/actions/RecordActions.tsx';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { tabPanelProps } from '#admin/engine/context/segments.ts';
import { FieldList } from '#admin/engine/fields/FieldSections.tsx';
import { ViewerContext } from '#admin/engine/fields/image/Picture.tsx';
import { oneColumn, sideBySide } from '#admin/engine/ui/layout.ts';
import { lazyComponent, pendingDialog } from '#admin/engine/ui/lazyComponent.tsx';
import { DetailHeader } from './DetailHeader.tsx';
import { DetailPart, type Part, useDetailParts } from './DetailPart.tsx';
import { DetailTabs, useDetailTabs } from './DetailTabs.tsx';
import { usePartNavigation } from './usePartNavigation.ts';

const PictureViewer = lazyComponent(async () => (await import('./PictureViewer.tsx')).PictureViewer, pendingDialog);

const frame = { p: { xs: 2, md: 3 } };

const stack = { ...oneColumn, alignContent: 'start', gap: 3, minWidth: 0, '&:empty': { display: 'none' } } as const;

/** A grid would keep the sticky button in its own row. */
const firstColumn = { ...stack, display: 'flex', flexDirection: 'column' } as const;

const columns = { display: { xs: 'flex', lg: 'grid' }, flexDirection: 'column' } as const;

const twoColumns = { lg: 'minmax(0, 5fr) minmax(0, 3fr)' } as const;

/** Stays in view beside the first column. */
const secondColumn = { ...stack, position: { lg: 'sticky' }, top: { lg: 16 }, alignSelf: { lg: 'start' } } as const;

/** Covers the sticky column when the parts below both columns are scrolled up to it. */
const overSticky = { gridColumn: '1 / -1', position: 'relative', zIndex: 1, bgcolor: 'background.default' } as const;

const largePictures = { '--picture-size': '12rem' } as CSSProperties;

/** `visibility: hidden` would take the focus from a form that a key asks for. */
const unseen = { opacity: 0, pointerEvents: 'none' } as const;

/** A slow list must not hide the others. */
const longestWaitInMs = 1_000;

/** False until the rows of every part are loaded, at most for a second. Shown one after the other, they would move each other. */
function useAreRowsLoaded() {
  const { related } = useDefinition().detailPage ?? {};
  const queryClient = useQueryClient();
  const pending = useMemo(
    () => ({ predicate: ({ queryKey, state }: Query) => !state.data && String(queryKey[0]) in (related ?? {}) }),
    [related],
  );
  const count = useIsFetching(pending);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const hasBegun = count === queryClient.isFetching(pending); // of the parts, not yet of the last render
    if (hasBegun && count === 0) setIsLoaded(true);
  }, [count, pending, queryClient]);
  const isTooLong = useTimeout(longestWaitInMs);
  return isLoaded || isTooLong;
}

type Props = { record: RaRecord; isFetching: boolean; children?: ReactNode };

/** A record's page: the header, and all parts in two columns on wide screens. Others show them one under the other. */
export function DetailView({ record, isFetching, children }: Props) {
  useRunOnOpen(isFetching ? undefined : record);
  const { lead, main, aside: ofAside, below, isSideBySide } = useDetailParts(record);
  const parts = [...main, ...ofAside, ...below];
  const tabs = useDetailTabs(parts, record);
  const { current, isFirst, isIn } = tabs;
  const isOpen = (part: Part) => isIn(current, part);
  const aside = ofAside.filter(isOpen);
  const areRowsLoaded = useAreRowsLoaded();
  const { partRef, pictures, open, viewer, shortcuts } = usePartNavigation(parts, tabs, areRowsLoaded);
  const { actions = {}, detailPage } = useDefinition();
  const isNamedByTab = current && parts.filter(isOpen).length === 1;
  const show = (part: Part) => (
    <DetailPart key={part.name} ref={partRef(part.name)} {...{ part, record, isNamedByTab }} />
  );
  const isFormAside = detailPage?.aside?.some((name) => actions[name]?.dialog?.inline);
  const form = <ActionPanel record={record} />;
  return (
    <ViewerContext value={{ pictures, open }}>
      <RecordActions record={record}>
        <DetailHeader record={record} ofPage={shortcuts} />
        {current && <DetailTabs {...tabs} record={record} />}
        <Box
          {...tabPanelProps(current)}
          aria-busy={!areRowsLoaded}
          style={{ ...largePictures, ...(areRowsLoaded ? undefined : unseen) }}
          sx={{
            ...stack,
            ...columns,
            pt: current && 2,
            gridTemplateColumns: aside.length > 0 ? twoColumns : undefined,
          }}
        >
          <Box sx={firstColumn}>
            {isFirst && lead.length > 0 && (
              <Paper variant="outlined" sx={frame}>
                <FieldList fields={lead} isWide />
              </Paper>
            )}
            {children}
            <Box sx={isSideBySide ? { ...stack, ...sideBySide } : stack}>{main.filter(isOpen).map(show)}</Box>
            <ActionPanelButton record={record} />
            {!isFormAside && form}
          </Box>
          <Box data-form-aside={isFormAside || undefined} sx={secondColumn}>
            {isFormAside && form}
            {aside.map(show)}
          </Box>
          <Box sx={{ ...stack, ...overSticky }}>{below.filter(isOpen).map(show)}</Box>
        </Box>
      </RecordActions>
      {viewer && <PictureViewer {...viewer} />}
    </ViewerContext>
  );
}
