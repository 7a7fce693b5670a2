import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import { sha256 } from '#server/hash.ts';
import { type Face, faces, fontFace } from './faces.ts';
import type { StyledText } from './styledTexts.ts';
import { subsetFont } from './subsetFont.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const digits = range(0x30, 0x39);
/** Characters that visitors may type, or that messages contain, besides the page's text. */
const typed = range(0x20, 0x7e);
const westEuropean = `${range(0xa1, 0xff)}‘’“”–—…€`;

const sortedUnique = (strings: Iterable<string>) => [...new Set(strings)].sort();

type Page = {
  language: Language;
  pageTexts: readonly StyledText[];
  /** Texts that scripts may show later, in the fonts with `isTyped`. */
  scriptTexts: readonly string[];
};

/** The texts of a page that a face shows, or undefined if the page does not use the face. */
function textFor(face: Face, { pageTexts, scriptTexts }: Page) {
  if (face.isShared) return typed + westEuropean;
  const texts = pageTexts.filter(face.shows).map(({ text }) => text);
  if (texts.length === 0) return undefined;
  return [...texts, digits, ...(face.isTyped ? [typed, ...scriptTexts] : [])].join(' ');
}

async function writeSubset(face: Face, letters: readonly string[], texts: readonly string[], folder: string) {
  const font = await subsetFont(face, letters, texts);
  const href = `/assets/${face.family.split(' ')[0]?.toLowerCase()}-${sha256(font).slice(0, 8)}.woff2`;
  await writeFile(join(folder, href), font);
  return { href, css: fontFace(face, href) };
}

const written = new Map<string, ReturnType<typeof writeSubset>>();

/** Writes the subset of a face for a text. Pages with the same letters share a file. */
function writeOnce(face: Face, text: string, folder: string) {
  const letters = sortedUnique(text);
  const texts = face.isShaped ? sortedUnique(text.split(/\s+/)) : [];
  const key = JSON.stringify([face, letters, texts]);
  const writing = written.get(key) ?? writeSubset(face, letters, texts, folder);
  written.set(key, writing);
  return writing;
}

/** Writes a page's fonts, subset to the page's letters. Returns the URL and the @font-face rule of each. */
export function writeFonts(page: Page, folder: string) {
  return Promise.all(
    faces[page.language].flatMap((face) => {
      const text = textFor(face, page);
      return text === undefined ? [] : [writeOnce(face, text, folder)];
    }),
  );
}
