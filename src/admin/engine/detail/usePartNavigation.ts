import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import type { ShownPicture } from '#admin/engine/fields/image/Picture.tsx';
import { inOrder } from '#admin/engine/ui/inOrder.ts';
import { createElements } from '#admin/engine/ui/screen.ts';
import type { Part } from './DetailPart.tsx';
import type { useDetailTabs } from './DetailTabs.tsx';

type DetailTabs = Pick<ReturnType<typeof useDetailTabs>, 'tabs' | 'current' | 'isIn' | 'openTab'>;

/**
 * The ways to the parts of a record's page: the part in a link, a key for each declared part, and the viewer of its pictures.
 * `partRef` registers the element of a part, `pictures` the buttons of pictures. `open` shows the picture of a button in the
 * viewer, with those of its part. `viewer` has the props of the open viewer.
 */
export function usePartNavigation(
  parts: readonly Part[],
  { tabs, current, isIn, openTab }: DetailTabs,
  areRowsLoaded: boolean,
) {
  const [viewed, setViewed] = useEntryState<{ pictures: readonly ShownPicture[]; index: number }>();

  const [elements] = useState(() => createElements<string>());
  const [pictures] = useState(() => createElements<ShownPicture>());
  const picturesIn = (part?: HTMLElement) =>
    inOrder(pictures.all()).filter(([button]) => !part || part.contains(button));

  const open = useEvent((button: HTMLElement) => {
    const [part] = elements.all().find(([element]) => element.contains(button)) ?? [];
    const shown = picturesIn(part);
    const index = shown.findIndex(([each]) => each === button);
    setViewed({ pictures: shown.map(([, picture]) => picture), index });
  });
  const showPart = useEvent((name: string) => {
    const [part] = elements.all().find(([, each]) => each === name) ?? [];
    if (!part) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
    const shown = picturesIn(part).map(([, { src, alt }]) => ({ src, alt })); // without a blur
    setViewed(shown.length > 0 ? { pictures: shown, index: 0 } : undefined);
  });
  const location = useLocation();
  const [asked, setAsked] = useState<string>();
  const askedTab = tabs.find((tab) => asked && isIn(tab, { name: asked }));
  const isAskedTabClosed = askedTab !== current;
  const openAskedTab = useEvent(() => askedTab && openTab(askedTab));
  useEffect(() => {
    if (location.hash) setAsked(location.hash.slice(1));
  }, [location]);
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
  return { partRef: elements.refOf, pictures, open, viewer, shortcuts };
}
