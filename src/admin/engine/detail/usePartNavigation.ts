import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import { picturesIn, type ShownPicture } from '#admin/engine/fields/image/Picture.tsx';
import { partId } from '#admin/engine/ui/PageTitle.tsx';
import type { Part } from './DetailPart.tsx';
import type { useDetailTabs } from './DetailTabs.tsx';

type DetailTabs = Pick<ReturnType<typeof useDetailTabs>, 'tabs' | 'current' | 'isIn' | 'openTab'>;

/**
 * The ways to the parts of a record's page: the part in a link, a key for each declared part, and the viewer of its pictures.
 * `open` shows the picture of a button in the viewer. `viewer` has the props of the open viewer.
 */
export function usePartNavigation(
  parts: readonly Part[],
  { tabs, current, isIn, openTab }: DetailTabs,
  areRowsLoaded: boolean,
) {
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
  const askedTab = tabs.find((tab) => asked && isIn(tab, { name: asked }));
  const isAskedTabClosed = askedTab !== current;
  const openAskedTab = useEvent(() => askedTab && openTab(askedTab));
  // A key, or the part in a link, waits for its tab and the parts: one that is loading has no pictures.
  useEffect(() => {
    if (!asked || !areRowsLoaded) return;
    if (isAskedTabClosed) return void openAskedTab();
    showPart(asked);
    setAsked(undefined);
  }, [asked, areRowsLoaded, isAskedTabClosed, openAskedTab, showPart]);
  const { detailPage } = useDefinition();
  const shortcuts = Object.entries(detailPage?.keys ?? {}).flatMap(([key, name]) => {
    const part = parts.find((shown) => shown.name === name);
    return part ? [{ key, text: part.label, run: () => setAsked(name) }] : [];
  });
  const viewer = viewed && {
    ...viewed,
    onMove: (index: number) => setViewed({ ...viewed, index }),
    onKey: (pressed: string) => shortcuts.find(({ key }) => key === pressed)?.run(),
    onClose: () => setViewed(),
  };
  return { open, viewer, shortcuts };
}
