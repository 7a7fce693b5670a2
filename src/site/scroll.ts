/** The figures of the specification, in pixels. */
const scrolledAfter = 20;
const foldAt = 300;
const darkWithin = 700;

const topOf = (section: HTMLElement) => section.getBoundingClientRect().top;

/** Calls the listener at once and after every scroll or resize; returns the function that removes it again. */
export function onScroll(listener: () => void) {
  const removal = new AbortController();
  listener();
  for (const event of ['scroll', 'resize'])
    addEventListener(event, listener, { passive: true, signal: removal.signal });
  return () => removal.abort();
}

/** Whether the page is scrolled so far that a button back to the top is of use. */
export const isPastFold = () => window.scrollY > foldAt;

/** Focuses the header first: scrolling hides the button, and a hidden button with the focus would end the scrolling. */
export function scrollToTop() {
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** Whether the page is scrolled so far that the header needs a ground of its own. */
export const isScrolled = () => window.scrollY > scrolledAfter;

/** Whether the header lies over the end of the landing page: the contact section and the footer are dark. */
export function isOverFooter() {
  const contact = document.getElementById('contact');
  return contact !== null && contact.getBoundingClientRect().bottom <= darkWithin;
}

/** The last of the sections whose top has passed the upper third of the window: the one that is being read. */
export const currentSection = (sections: Iterable<HTMLElement> = document.querySelectorAll('main section[id]')) =>
  [...sections].findLast((section) => topOf(section) <= innerHeight / 3);

/** Runs a change of the page and then scrolls so that the section being read stays where it was on the screen. */
export async function keepScrollPosition(change: () => Promise<void>) {
  const section = currentSection();
  const before = section && topOf(section);

  await change();

  await new Promise(requestAnimationFrame);
  if (section && before !== undefined) scrollBy({ top: topOf(section) - before, behavior: 'instant' });
}
