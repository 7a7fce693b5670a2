import '#brand/tokens.css';
import '#brand/loadFailure.css';
import { detectLanguage, languageOfUrl, saveLanguage } from '#i18n/detectLanguage.ts';
import { defaultLanguage, languageOf } from '#i18n/language.ts';
import { currentSection, followScroll, onScroll } from '#site/scroll.ts';
import { layoutAttribute, rootId, yearTag } from '#start/contract.ts';
import styles from './LegalDocument.module.css';

/** Loads the page in the visitor's language, unless the URL names a language. */
function switchLanguage() {
  const requested = languageOfUrl();
  if (requested) return saveLanguage(requested);
  const wanted = detectLanguage();
  const served = languageOf(document.documentElement.lang) ?? defaultLanguage;
  if (wanted !== served) location.replace(`?lng=${wanted}${location.hash}`);
}

/** Makes the language links open the current section. */
function keepSectionInLanguageLinks(root: HTMLElement) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('#languages a')) {
    link.addEventListener('click', () => {
      link.hash = currentSection()?.id ?? '';
    });
  }
}

/** Marks the current section in the table of contents by `aria-current`. */
function markCurrentSection(root: HTMLElement) {
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

/** Safari lacks `requestIdleCallback`. */
const idle = () => new Promise<unknown>((resolve) => self.requestIdleCallback?.(resolve) ?? setTimeout(resolve));

/**
 * Lays out each skipped section (src/start/skipLayout.ts). The browser's own search needs true heights and sends no event.
 * One at a time: together they would be the longest task of the visit.
 */
async function layOutSections(root: HTMLElement) {
  for (const section of root.querySelectorAll<HTMLElement>(`[${layoutAttribute}]`)) {
    await idle();
    section.removeAttribute(layoutAttribute);
  }
}

/** A static host sends the year of the build. */
function showYear(root: HTMLElement) {
  const year = root.querySelector(`footer ${yearTag}`);
  if (year) year.textContent = String(new Date().getFullYear());
}

/** Starts a document, without React: its text never changes. */
function startDocument(root: HTMLElement) {
  switchLanguage();
  followScroll();
  keepSectionInLanguageLinks(root);
  showYear(root);
  const text = root.querySelector<HTMLElement>(`.${styles.page}`); // the build leaves out a style without a used class
  if (text) markCurrentSection(text);
  void layOutSections(root);
}

const root = document.getElementById(rootId);
if (root) startDocument(root);
