import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import { fallbackFaces } from '#scripts/build/fonts/fallbackFaces.ts';
import { shownText } from '#scripts/build/fonts/shownText.ts';
import { writeFonts } from '#scripts/build/fonts/writeFonts.ts';
import { style, stylesheet, template } from '#scripts/build/tags.ts';
import { belowFoldTemplate } from '#start/contract.ts';
import { firstScreenStyle } from './firstScreenStyle.ts';

/** A page in one language without its styles, and all messages that its scripts may show. */
type Unstyled = { page: Document; messages: string[] };

/** A script switches the faces on after the first paint (src/start/startAfterPaint.ts); without scripts they hold at once. */
const afterPaint = (faces: string) => `@media (scripting:none){${faces}}`;

const readAloud = (page: Document) =>
  [...page.body.querySelectorAll('[alt], [aria-label]')].map(
    (element) => element.getAttribute('alt') || element.getAttribute('aria-label') || '',
  );

/** The faces of a page in one language; a font file holds the letters of all its forms. */
function writePageFonts(language: Language, forms: Unstyled[], css: string, folder: string) {
  const shown = forms.flatMap(({ page }) => shownText(page, css));
  const told = [...shown.map(({ text }) => text), ...forms.flatMap(({ page }) => readAloud(page))];
  const later = forms.flatMap(({ messages }) => messages).filter((text) => !told.some((at) => at.includes(text)));
  return writeFonts({ language, shown, later }, folder);
}

async function writeStylesheet(css: string, folder: string) {
  const href = `/assets/below-fold-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(folder, href), css);
  return stylesheet(href);
}

type Styled = {
  css: string;
  /** Selectors of the parts that a visitor sees before scrolling. */
  firstScreen: string;
  /** Whether the page's program can show it in another language without loading another page. */
  turnsInPlace: boolean;
};

/**
 * The styles of a page by its language, as tags for its head: the rules of its first screen with the faces of its language, and
 * a template with the link to the whole style sheet. Without scripts the link works at once.
 */
export async function stylesOf(unstyled: Map<Language, Unstyled[]>, styled: Styled, folder: string) {
  const { css, firstScreen, turnsInPlace } = styled;
  const fallbacks = await fallbackFaces();
  const fonts = new Map<Language, string[]>();
  for (const [language, forms] of unstyled) {
    const written = await writePageFonts(language, forms, css, folder);
    fonts.set(
      language,
      written.map((face) => face.css),
    );
  }
  const allFonts = new Set([...fonts.values()].flat());

  return async (language: Language) => {
    const [form] = unstyled.get(language) ?? [];
    if (!form) throw new Error(`There is no page in ${language}`);
    const first = firstScreenStyle(css, form.page, firstScreen);
    const ownFonts = fonts.get(language) ?? [];
    const ownFallbacks = fallbacks.filter(({ family }) => first.includes(`"${family}"`));
    const otherFaces = [
      ...fallbacks.filter((face) => !ownFallbacks.includes(face)).map((face) => face.css),
      ...[...allFonts].filter((face) => !ownFonts.includes(face)),
    ];
    const belowFold = await writeStylesheet(css + (turnsInPlace ? otherFaces.join('') : ''), folder);
    const now = ownFallbacks.map((face) => face.css).join('') + first + afterPaint(ownFonts.join(''));
    return `${style(now)}<noscript>${belowFold}</noscript>${template(belowFoldTemplate, belowFold)}`;
  };
}
