import { currentSection, onScroll } from '#site/scroll.ts';

/** Marks the section that is being read in the table of contents, with aria-current. */
export function scrollSpy(root: HTMLElement) {
  const contents = root.querySelector<HTMLElement>('[data-contents]');
  if (!contents) return;
  const links = new Map([...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const sections = [...root.querySelectorAll<HTMLElement>('section[id]')].filter(({ id }) => links.has(id));
  let current: HTMLAnchorElement | undefined;

  onScroll(() => {
    const link = links.get(currentSection(sections)?.id ?? '');
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    if (link) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
    current = link;
  });
}
