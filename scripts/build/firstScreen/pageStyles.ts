import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import { fallbackFaces } from '#scripts/build/fonts/fallbackFaces.ts';
import { styledTexts } from '#scripts/build/fonts/styledTexts.ts';
import { writeFonts } from '#scripts/build/fonts/writeFonts.ts';
import { style, template } from '#scripts/build/page.ts';
import { sha256 } from '#server/hash.ts';
import { belowFoldTemplate } from '#start/contract.ts';
import { neededStyle } from './neededStyle.ts';

/** A page without styles, and all messages that its scripts may show. */
type Unstyled = { page: Document; messages: string[] };

/** A script switches the faces on after the first paint (src/start/startAfterPaint.ts). Without scripts they apply at once. */
const afterPaint = (faces: string) => `@media (scripting:none){${faces}}`;

const cssOf = ({ css }: { css: string }) => css;

const textsOfAttributes = (page: Document) =>
  [...page.body.querySelectorAll('[alt], [aria-label]')].map(
    (element) => element.getAttribute('alt') || element.getAttribute('aria-label') || '',
  );

/**
 * Writes the fonts of a page in one language, for all its variants. A message that the page contains adds no letters
 * for scripts. Otherwise the Korean landing page would have 64 kB of fonts in place of 56.
 */
function writePageFonts(language: Language, variants: Unstyled[], css: string, folder: string) {
  const pageTexts = variants.flatMap(({ page }) => styledTexts(page, css));
  const present = [...pageTexts.map(({ text }) => text), ...variants.flatMap(({ page }) => textsOfAttributes(page))];
  const messages = variants.flatMap((variant) => variant.messages);
  const scriptTexts = messages.filter((message) => !present.some((text) => text.includes(message)));
  return writeFonts({ language, pageTexts, scriptTexts }, folder);
}

async function writeStylesheet(css: string, folder: string) {
  const href = `/assets/below-fold-${sha256(css).slice(0, 8)}.css`;
  await writeFile(join(folder, href), css);
  return `<link rel="stylesheet" href="${href}">`;
}

type Options = {
  css: string;
  /** Selectors of the parts that a visitor sees before scrolling. Without them the page contains all rules that it needs. */
  firstScreen?: string;
  /** Whether the page's program can show it in another language without loading another page. */
  switchesLanguageInPlace: boolean;
};

/**
 * Returns the style tags of a page for each language, with the faces of the language. A page with a first screen contains
 * the rules for it, and a template with the link to the whole style sheet. Without scripts the link works at once.
 */
export async function stylesOf(unstyled: Map<Language, Unstyled[]>, options: Options, folder: string) {
  const { css, firstScreen, switchesLanguageInPlace } = options;
  const fallbacks = await fallbackFaces();
  const fonts = new Map<Language, string[]>();
  for (const [language, variants] of unstyled) {
    const faces = await writePageFonts(language, variants, css, folder);
    fonts.set(language, faces.map(cssOf));
  }
  const allFonts = new Set([...fonts.values()].flat());

  return async (language: Language) => {
    const [variant] = unstyled.get(language) ?? [];
    if (!variant) throw new Error(`There is no page in ${language}`);
    const first = neededStyle(css, variant.page, firstScreen);
    const ownFonts = fonts.get(language) ?? [];
    const ownFallbacks = fallbacks.filter(({ family }) => first.includes(`"${family}"`));
    const now = style(ownFallbacks.map(cssOf).join('') + first + afterPaint(ownFonts.join('')));
    if (firstScreen === undefined) return now;
    const otherFaces = [
      ...fallbacks.filter((face) => !ownFallbacks.includes(face)).map(cssOf),
      ...[...allFonts].filter((face) => !ownFonts.includes(face)),
    ];
    const belowFold = await writeStylesheet(css + (switchesLanguageInPlace ? otherFaces.join('') : ''), folder);
    return `${now}<noscript>${belowFold}</noscript>${template(belowFoldTemplate, belowFold)}`;
  };
}
