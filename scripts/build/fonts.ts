import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import { cutFont } from './cutFont.ts';

type Face = {
  family: string;
  file: string;
  /** As @font-face says it. */
  weight: string;
  /** The weights that are kept of a variable font. */
  weights?: { min: number; max: number };
  /** Its letters change with their neighbours. */
  joins?: true;
};

const bricolage: Face = {
  family: 'Bricolage Grotesque Variable',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '600 800',
  weights: { min: 800, max: 800 },
};

const figtree: Face = {
  family: 'Figtree Variable',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '400 700',
  weights: { min: 400, max: 700 },
};

const pretendard = (weight: string, file: number): Face => ({
  family: 'Pretendard',
  file: `@fontsource/pretendard/files/pretendard-latin-${file}-normal.woff2`,
  weight,
});

const mukta = (weight: string, file: number): Face => ({
  family: 'Mukta',
  file: `@fontsource/mukta/files/mukta-devanagari-${file}-normal.woff2`,
  weight,
  joins: true,
});

const baloo: Face = {
  family: 'Baloo 2 Variable',
  file: '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2',
  weight: '600 800',
  weights: { min: 800, max: 800 },
  joins: true,
};

/** One page names the faces of all languages, so another cut of a font goes by another name (tokens.css). */
const faces: Record<Language, Face[]> = {
  en: [bricolage, figtree],
  es: [bricolage, figtree],
  ko: [{ ...bricolage, family: 'Bricolage ko' }, pretendard('400 500', 400), pretendard('600 800', 800)],
  hi: [
    { ...bricolage, family: 'Bricolage hi' },
    { ...figtree, family: 'Figtree hi' },
    baloo,
    mukta('400 500', 400),
    mukta('600 800', 700),
  ],
};

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What people may type or be told beyond the page's own words. */
const typed = range(0x20, 0x7e);
const westEuropean = `${range(0xa1, 0xff)}‘’“”–—…€`;

const source = new Map<string, Promise<Buffer>>();
const readSource = (file: string) => {
  const reading = source.get(file) ?? readFile(join('node_modules', file));
  source.set(file, reading);
  return reading;
};

const wordsIn = (text: string) => new Set(text.split(/[\s<>"'=/]+/));

async function cut({ file, weights, joins }: Face, text: string, letters: string) {
  const font = await readSource(file);
  return joins ? cutFont(font, { text, words: wordsIn(text), weights }) : cutFont(font, { text: letters, weights });
}

const written = new Map<string, Promise<{ css: string; href: string }>>();

async function writeFace(face: Face, font: Buffer, folder: string) {
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const href = `/assets/${face.family.split(' ')[0]?.toLowerCase()}-${hash}.woff2`;
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, href), font);
  const css =
    `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:swap;` +
    `src:url(${href}) format("woff2")}`;
  return { css, href };
}

/** Cuts a language's fonts to the letters of a text and writes them; the same cut is made once. */
export function writeFonts(language: Language, text: string, folder: string) {
  const isWestern = language === 'en' || language === 'es';
  return Promise.all(
    faces[language].map((face) => {
      const alsoTyped = isWestern ? typed + westEuropean : text + (face.file === bricolage.file ? '' : typed);
      const letters = [...new Set(alsoTyped)].sort().join('');
      const key = `${face.file} ${face.joins ? text : letters}`;
      const writing = written.get(key) ?? cut(face, text, letters).then((font) => writeFace(face, font, folder));
      written.set(key, writing);
      return writing;
    }),
  );
}
