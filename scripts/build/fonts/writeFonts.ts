import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import { cutFont } from './cutFont.ts';
import { type Face, faces, fontFace } from './faces.ts';
import type { Shown } from './shownText.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const digits = range(0x30, 0x39);
/** What people may type or be told beyond the page's own words. */
const typed = range(0x20, 0x7e);
const westEuropean = `${range(0xa1, 0xff)}‘’“”–—…€`;

const source = new Map<string, Promise<Buffer>>();
const readSource = (file: string) => {
  const reading = source.get(file) ?? readFile(join('node_modules', file));
  source.set(file, reading);
  return reading;
};

type WrittenFace = { href: string; css: string };

const written = new Map<string, Promise<WrittenFace>>();

async function writeFace(face: Face, font: Buffer, folder: string): Promise<WrittenFace> {
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const href = `/assets/${face.family.split(' ')[0]?.toLowerCase()}-${hash}.woff2`;
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, href), font);
  return { href, css: fontFace(face, href) };
}

const inOrder = (things: Iterable<string>) => [...new Set(things)].sort();

type Page = {
  language: Language;
  shown: readonly Shown[];
  /** Words that scripts may show later, in the face of running text. */
  later: readonly string[];
};

/** Everything that a face has to hold of a page, or nothing if the page does without it. */
function textFor(face: Face, { language, shown, later }: Page) {
  if (face.isTyped && (language === 'en' || language === 'es')) return typed + westEuropean; // one cut for all pages
  const pieces = shown.filter(face.shows).map(({ text }) => text);
  if (pieces.length === 0) return undefined;
  return [...pieces, digits, ...(face.isTyped ? [typed, ...later] : [])].join(' ');
}

/** Cuts a page's fonts to the letters they show, writes them and returns their faces. The same cut is made once. */
export function writeFonts(page: Page, folder: string) {
  const needed = faces[page.language].flatMap((face) => {
    const text = textFor(face, page);
    return text === undefined ? [] : [{ face, text }];
  });
  return Promise.all(
    needed.map(({ face, text }) => {
      const words = inOrder(text.split(/\s+/));
      const letters = inOrder(text).join('');
      const key = `${face.family} ${face.file} ${face.joins ? words.join(' ') : letters}`;
      const cut = async () => {
        const font = await readSource(face.file);
        const { joins, weights, withoutKerning } = face;
        return cutFont(font, { text: letters, words: joins ? words : undefined, weights, withoutKerning });
      };
      const writing = written.get(key) ?? cut().then((font) => writeFace(face, font, folder));
      written.set(key, writing);
      return writing;
    }),
  );
}
