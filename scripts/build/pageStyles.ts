import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import { writeFonts } from './fonts.ts';
import { shownText } from './shownText.ts';
import { splitFaces } from './splitFaces.ts';
import { splitFirstScreen } from './splitFirstScreen.ts';
import { style, stylesheet, template } from './tags.ts';

type Rendered = { head: string; body: string; messages: string[] };

/**
 * Named, and not fetched before the page has been painted in their fallbacks: a font is no reason to wait for words. Where
 * no script can wait for that (src/inline/startAfterPaint.ts), they hold at once.
 */
const afterPaint = (faces: string) => `@media (scripting:none){${faces}}`;

const readAloud = /\s(?:alt|aria-label)="([^"]+)"/g;

/** The faces of a page in one language; a file of fonts holds the letters of all its forms. */
function writePageFonts(language: Language, forms: Rendered[], css: string, folder: string) {
  const { head, messages } = forms[0] ?? { head: '', messages: [] };
  const body = forms.map((form) => form.body).join('');
  const shown = shownText(`<!doctype html><html lang="${language}"><head>${head}</head><body>${body}`, css);
  const read = [...body.matchAll(readAloud)].map(([, text = '']) => text);
  const told = [...shown.map((piece) => piece.text), ...read];
  const later = messages.filter((text) => !told.some((at) => at.includes(text)));
  return writeFonts({ language, shown, later }, folder);
}

async function writeStylesheet(name: string, css: string, folder: string) {
  const href = `/assets/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(folder, href), css);
  return stylesheet(href);
}

type Styled = {
  css: string;
  /** Selectors of what is seen at once; all of it is, without them. */
  firstScreen: string | undefined;
  /** Whether the page turns to another language in place. */
  turnsInPlace: boolean;
};

/**
 * The styles of a page by its language and its HTML, with the faces of that language alone. Those of the others lie in a file, for which
 * a page that turns to another language in place asks later. With a first screen, the style of all else lies there, too,
 * and waits in a template; without scripts it comes at once.
 */
export async function stylesOf(
  rendered: Map<Language, Rendered[]>,
  { css, firstScreen, turnsInPlace }: Styled,
  folder: string,
) {
  const fonts = new Map<Language, string[]>();
  for (const [language, forms] of rendered) fonts.set(language, await writePageFonts(language, forms, css, folder));
  const all = new Set([...fonts.values()].flat());

  return async (language: Language, html: string) => {
    const { first, rest } = firstScreen ? splitFirstScreen(css, html, firstScreen, language) : { first: css, rest: '' };
    const { own, others } = splitFaces(first, language);
    const ownFonts = fonts.get(language) ?? [];
    const otherFonts = [...all].filter((face) => !ownFonts.includes(face)).join('');
    const faces = turnsInPlace ? others + otherFonts : '';
    const styles = style(own + afterPaint(ownFonts.join('')));
    if (!firstScreen) return { styles, later: faces && (await writeStylesheet('faces', faces, folder)) };
    const below = await writeStylesheet('below', faces + rest, folder);
    return { styles: `${styles}<noscript>${below}</noscript>${template('below', below)}`, later: '' };
  };
}
