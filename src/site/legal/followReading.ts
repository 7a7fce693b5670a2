import { followScroll } from '#site/chrome/followScroll.ts';

const current = 'aria-current';

/** Marks in the table of contents the section that is being read. */
export function followReading(home: HTMLElement) {
  const contents = home.querySelector<HTMLElement>('[data-contents]');
  if (!contents) return;
  const links = new Map([...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const sections = [...home.querySelectorAll<HTMLElement>('section[id]')].filter(({ id }) => links.has(id));
  let marked: HTMLAnchorElement | undefined;

  const mark = () => {
    const read = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight / 3);
    const link = links.get(read?.id ?? '');
    if (link === marked) return;
    marked?.removeAttribute(current);
    link?.setAttribute(current, 'location');
    if (link) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
    marked = link;
  };

  followScroll(mark);
}
