/** In pixels, from the specification. */
const scrolledAfter = 20;
const foldAt = 300;
const darkWithin = 700;

const topOf = (section: HTMLElement) => section.getBoundingClientRect().top;

/** Calls the listener at once and after every scroll or resize. Returns a function that removes it. */
export function onScroll(listener: () => void) {
  const removal = new AbortController();
  listener();
  for (const event of ['scroll', 'resize'])
    addEventListener(event, listener, { passive: true, signal: removal.signal });
  return () => removal.abort();
}

/** Focuses the header first: scrolling hides the button, and hiding a focused button would stop the scrolling. */
function scrollToTop() {
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** Whether the header is over the contact section or the footer, which are dark. */
function isOverFooter() {
  const contact = document.getElementById('contact');
  return contact !== null && contact.getBoundingClientRect().bottom <= darkWithin;
}

/**
 * Updates the header and the button to the top after each scroll, on landing page and documents. Returns a function that
 * stops it.
 */
export function followScroll() {
  const header = document.querySelector('header');
  const toTop = document.querySelector<HTMLButtonElement>('[data-to-top]');
  toTop?.addEventListener('click', scrollToTop);
  return onScroll(() => {
    header?.toggleAttribute('data-scrolled', scrollY > scrolledAfter);
    header?.toggleAttribute('data-dark', isOverFooter());
    if (toTop) toTop.hidden = scrollY <= foldAt;
  });
}

/** The section at the upper third of the window. */
export const currentSection = (sections: Iterable<HTMLElement> = document.querySelectorAll('main section[id]')) =>
  [...sections].findLast((section) => topOf(section) <= innerHeight / 3);

const texts = 'main section :is(h1, h2, h3, p, li)';

/**
 * Remembers the text in the middle of the window. Returns a function that scrolls it back to its place, once the page has
 * changed. If the change replaced the text, the part around it counts.
 */
export function holdPlace() {
  const middle = innerHeight / 2;
  const isScrolled = scrollY > 0;
  let part = [...document.querySelectorAll(texts)].find((text) => text.getBoundingClientRect().bottom > middle) ?? null;
  const places: { part: Element; top: number }[] = [];
  for (; part; part = part.parentElement) places.push({ part, top: part.getBoundingClientRect().top });

  return () => {
    const place = places.find(({ part }) => part.isConnected);
    if (place && isScrolled) scrollBy({ top: place.part.getBoundingClientRect().top - place.top, behavior: 'instant' });
  };
}
