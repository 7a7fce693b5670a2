import '#brand/tokens.css';
import '#brand/loadFailure.css';
import { detectLanguage, languageOfAddress, saveLanguage } from '#i18n/detectLanguage.ts';
import { defaultLanguage, languageOf } from '#i18n/language.ts';
import { currentSection, isPastFold, isScrolled, onScroll, scrollToTop } from '#site/scroll.ts';
import { layoutHook, rootId } from '#start/contract.ts';
import styles from './LegalDocument.module.css';

/** Turns to the visitor's own language if the page came in another and its address does not ask for one. */
function turnToOwnLanguage() {
  const asked = languageOfAddress();
  if (asked) return saveLanguage(asked);
  const wanted = detectLanguage();
  const served = languageOf(document.documentElement.lang) ?? defaultLanguage;
  if (wanted !== served) location.replace(`?lng=${wanted}${location.hash}`);
}

/** The header and the way back to the top, as on the landing page. */
function followTone(root: HTMLElement) {
  const header = root.querySelector('header');
  const toTop = root.querySelector<HTMLButtonElement>('[data-to-top]');
  toTop?.addEventListener('click', scrollToTop);
  onScroll(() => {
    header?.toggleAttribute('data-scrolled', isScrolled());
    if (toTop) toTop.hidden = !isPastFold();
  });
}

/** The links of the language picker lead to the section that is being read. */
function keepSection(root: HTMLElement) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('#languages a')) {
    link.addEventListener('click', () => {
      link.hash = currentSection()?.id ?? '';
    });
  }
}

/** Marks the section that is being read in the table of contents, with aria-current. */
function scrollSpy(root: HTMLElement) {
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

/** Safari does not tell when it is idle. */
const idle = () => new Promise<unknown>((resolve) => self.requestIdleCallback?.(resolve) ?? setTimeout(resolve));

/**
 * Gives each section its true height (src/start/startDocument.ts), which the browser's own search asks for without a scroll or a key that
 * the page would hear of. One at a time: together they are the longest task of the whole visit.
 */
async function layOutSections(root: HTMLElement) {
  for (const section of root.querySelectorAll<HTMLElement>(`[${layoutHook}]`)) {
    await idle();
    section.removeAttribute(layoutHook);
  }
}

/** Brings a document to life. Its text never changes, so nothing has to be rendered and React stays away. */
function startDocument(root: HTMLElement) {
  turnToOwnLanguage();
  followTone(root);
  keepSection(root);
  const text = root.querySelector<HTMLElement>(`.${styles.page}`);
  if (text) scrollSpy(text);
  void layOutSections(root);
}

const root = document.getElementById(rootId);
if (root) startDocument(root);
