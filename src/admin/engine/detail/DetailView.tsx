import { Box, Paper, Typography } from '@mui/material';
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { type RaRecord, useEvent, useTimeout } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ActionPanel, ActionPanelButton } from '#admin/engine/actions/ActionPanel.tsx';
import { useRunOnOpen } from '#admin/engine/actions/queue.ts';
import { ActionButtons, RecordActions } from '#admin/engine/actions/RecordActions.tsx';
import { RecordShortcuts } from '#admin/engine/actions/Shortcuts.tsx';
import { useDefinition, useProduct } from '#admin/engine/context/contexts.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import { tabPanelProps } from '#admin/engine/context/segments.ts';
import { textAt } from '#admin/engine/fields/createKind.tsx';
import { FieldList } from '#admin/engine/fields/FieldSections.tsx';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { picturesIn, type ShownPicture, ViewerContext } from '#admin/engine/fields/image/Picture.tsx';
import { InitialsAvatar } from '#admin/engine/fields/person/InitialsAvatar.tsx';
import { useRecordText } from '#admin/engine/fields/recordText.ts';
import { isFilled } from '#admin/engine/schema/Condition.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { useResourceText } from '#admin/engine/text/useT.ts';
import { oneColumn, sideBySide, useIsNarrow, wrappedLine } from '#admin/engine/ui/layout.ts';
import { lazyComponent, pendingDialog } from '#admin/engine/ui/lazyComponent.tsx';
import { partId, useDocumentTitle } from '#admin/engine/ui/PageTitle.tsx';
import { isOwnRecord } from '#api/Endpoint.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { DetailPart, type Part, useDetailParts } from './DetailPart.tsx';
import { DetailTabs, useDetailTabs } from './DetailTabs.tsx';

const PictureViewer = lazyComponent(async () => (await import('./PictureViewer.tsx')).PictureViewer, pendingDialog);

const line = { ...wrappedLine, gap: 1, '&:empty': { display: 'none' } } as const;

/** On narrow screens the name is beside the picture, and the fields have the whole width below both. */
const texts = { display: { xs: 'contents', md: 'block' }, flex: '1 1 24rem', minWidth: 0, overflowWrap: 'anywhere' };

const headerFields = { flexBasis: '100%', mt: { md: 0.5 }, color: 'text.secondary', fontSize: { xs: '0.875rem' } };

/** On phones, the buttons of actions have the whole width. */
const actionLine = {
  ...line,
  flexBasis: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 } },
};

/** A title that is loading stays on the line of its label. */
const inText = { display: 'inline-block', width: '6rem' } as const;

/** The name, picture, declared header fields, actions and shortcuts of a record. */
function DetailHeader({ record, ofPage }: ComponentProps<typeof RecordShortcuts>) {
  const definition = useDefinition();
  const { header = {}, picture, sensitive } = definition.detailPage ?? {};
  const { label, sentence } = useResourceText();
  const { nameOf } = useRecordText();
  const name = isOwnRecord(useProduct().endpoints, definition.name) ? sentence('show.pageTitle') : nameOf(record);
  useDocumentTitle(name);
  const isNarrow = useIsNarrow();
  const shown = withSources(header).filter((field) => isFilled(record, field));
  const title = shown.find(({ isTitle }) => isTitle);
  const fields = shown.filter((field) => field !== title);
  return (
    <Box sx={{ ...line, columnGap: 2, rowGap: { xs: 1, md: 2 }, mb: 2 }}>
      {picture && (
        <InitialsAvatar
          name={name}
          picture={mediaUrl(textAt(record, { source: picture }))}
          size={isNarrow ? 48 : 72}
          sensitive={sensitive}
        />
      )}
      <Box sx={texts}>
        <Typography variant="h1" sx={{ flex: '1 1 60%', minWidth: 0 }}>
          {title ? <FieldValue {...title} /> : name}
        </Typography>
        <Box sx={{ ...line, ...headerFields }}>
          {fields.map((field) => (
            <Box
              key={field.source}
              component="span"
              sx={{ flexBasis: traitsOf(field.kind).isOwnLine ? '100%' : undefined, '& .MuiSkeleton-root': inText }}
            >
              {field.labelled && <span>{`${label(field.source)}: `}</span>}
              <FieldValue {...field} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={actionLine}>
        <ActionButtons>
          <RecordShortcuts record={record} ofPage={ofPage} />
        </ActionButtons>
      </Box>
    </Box>
  );
}

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
  const { related = {} } = useDefinition().detailPage ?? {};
  const queryClient = useQueryClient();
  const pending = { predicate: ({ queryKey, state }: Query) => !state.data && String(queryKey[0]) in related };
  const count = useIsFetching(pending);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const hasBegun = count === queryClient.isFetching(pending); // of the parts, not yet of the last render
    if (hasBegun && count === 0) setIsLoaded(true);
  });
  const isTooLong = useTimeout(longestWaitInMs);
  return isLoaded || isTooLong;
}

type Props = { record: RaRecord; isFetching: boolean; children?: ReactNode };

/** A record's page: the header, and all parts in two columns on wide screens. Others show them one under the other. */
export function DetailView({ record, isFetching, children }: Props) {
  useRunOnOpen(isFetching ? undefined : record);
  const { lead, main, aside: ofAside, below, isSideBySide } = useDetailParts(record);
  const parts = [...main, ...ofAside, ...below];
  const { isFirst, isIn, ...tabs } = useDetailTabs(parts, record);
  const { current, openTab } = tabs;
  const isOpen = (part: Part) => isIn(current, part);
  const aside = ofAside.filter(isOpen);
  const areRowsLoaded = useAreRowsLoaded();
  const [viewed, setViewed] = useEntryState<{ pictures: readonly ShownPicture[]; index: number }>();

  const open = useEvent((button: Element) => {
    const pictures = picturesIn(button.closest(`[id^="${partId('')}"]`) ?? document.body);
    setViewed({ pictures, index: pictures.findIndex((picture) => picture.button === button) });
  });
  const showPart = useEvent((name: string) => {
    const part = document.getElementById(partId(name));
    if (!part) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
    const pictures = picturesIn(part).map(({ src, alt }) => ({ src, alt })); // without a blur
    setViewed(pictures.length > 0 ? { pictures, index: 0 } : undefined);
  });
  const { hash } = useLocation();
  const [asked, setAsked] = useState<string | undefined>(hash.slice(1));
  const askedTab = tabs.tabs.find((tab) => asked && isIn(tab, { name: asked }));
  const isAskedTabClosed = askedTab !== current;
  const openAskedTab = useEvent(() => askedTab && openTab(askedTab));
  // A key, or the part in a link, waits for its tab and the parts: one that is loading has no pictures.
  useEffect(() => {
    if (!asked || !areRowsLoaded) return;
    if (isAskedTabClosed) return void openAskedTab();
    showPart(asked);
    setAsked(undefined);
  }, [asked, areRowsLoaded, isAskedTabClosed, openAskedTab, showPart]);
  const { actions = {}, detailPage } = useDefinition();
  const shortcuts = Object.entries(detailPage?.keys ?? {}).flatMap(([key, name]) => {
    const part = parts.find((shown) => shown.name === name);
    return part ? [{ key, text: part.label, run: () => setAsked(name) }] : [];
  });
  const isNamedByTab = current && parts.filter(isOpen).length === 1;
  const show = (part: Part) => <DetailPart key={part.name} part={part} record={record} isNamedByTab={isNamedByTab} />;
  const isFormAside = detailPage?.aside?.some((name) => actions[name]?.dialog?.inline);
  const form = <ActionPanel record={record} />;
  return (
    <ViewerContext value={open}>
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
      {viewed && (
        <PictureViewer
          {...viewed}
          onMove={(index) => setViewed({ ...viewed, index })}
          onKey={(key) => shortcuts.find((shortcut) => shortcut.key === key)?.run()}
          onClose={() => setViewed()}
        />
      )}
    </ViewerContext>
  );
}
