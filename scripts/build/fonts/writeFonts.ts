import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

type WrittenFace = { href: string; css: string };

const written = new Map<string, Promise<WrittenFace>>();

async function writeFace(face: Face, font: Buffer, folder: string): Promise<WrittenFace> {
  const href = `/assets/${face.family.split(' ')[0]?.toLowerCase()}-${sha256(font).slice(0, 8)}.woff2`;
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, href), font);
  return { href, css: fontFace(face, href) };
}

const sortedUnique = (strings: Iterable<string>) => [...new Set(strings)].sort();

type Page = {
  language: Language;
  pageTexts: readonly StyledText[];
  /** Texts that scripts may show later, in the fonts with `isTyped`. */
  scriptTexts: readonly string[];
};

/** The texts of a page that a face shows, or undefined if the page does not use the face. */
function textFor(face: Face, { language, pageTexts, scriptTexts }: Page) {
  if (face.isTyped && (language === 'en' || language === 'es')) return typed + westEuropean; // one subset for all pages
  const texts = pageTexts.filter(face.shows).map(({ text }) => text);
  if (texts.length === 0) return undefined;
  return [...texts, digits, ...(face.isTyped ? [typed, ...scriptTexts] : [])].join(' ');
}

/** Writes the subset of a face for a text. Pages with the same letters share a file. */
function writeSubset(face: Face, text: string, folder: string) {
  const texts = face.isShaped && sortedUnique(text.split(/\s+/));
  const letters = sortedUnique(text).join('');
  const key = `${face.family} ${face.file} ${texts ? texts.join(' ') : letters}`;
  const subset = async () => {
    const { weights, withoutKerning, hasTabularFigures } = face;
    const options = { letters, texts, weights, withoutKerning, hasTabularFigures };
    const font = await subsetFont(await readFile(join('node_modules', face.file)), options);
    return writeFace(face, font, folder);
  };
  const writing = written.get(key) ?? subset();
  written.set(key, writing);
  return writing;
}

/** Writes a page's fonts, subset to the page's letters. Returns the URL and the @font-face rule of each. */
export function writeFonts(page: Page, folder: string) {
  return Promise.all(
    faces[page.language].flatMap((face) => {
      const text = textFor(face, page);
      return text === undefined ? [] : [writeSubset(face, text, folder)];
    }),
  );
}
