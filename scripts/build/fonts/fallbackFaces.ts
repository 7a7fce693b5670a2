import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import { baloo, bricolage, figtree, kalam, mukta, muktaBold, pretendard, pretendardBold } from './faces.ts';

const arial = ['Arial', 'ArialMT', 'Roboto', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'];
const korean = ['Noto Sans CJK KR', 'Noto Sans KR', 'Malgun Gothic'];
const koreanBold = ['Noto Sans CJK KR Bold', 'Noto Sans KR Bold', 'Malgun Gothic Bold'];
const indian = ['Noto Sans Devanagari', 'Noto Sans Devanagari Regular', 'NotoSansDevanagari-Regular', 'Nirmala UI'];
const indianBold = ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold', 'Nirmala UI Bold'];

/** The letters of each local font. Without a range, a browser searches the font for missing letters, slowly on some systems. */
const ranges = {
  latin: 'U+20-2FF,U+2010-22FF',
  punctuation: 'U+20-2F,U+3A-40,U+A0-BF,U+2010-205E',
  letters: 'U+30-39,U+41-9F,U+C0-2FF,U+20A0-22FF',
  hangul: 'U+1100-11FF,U+3000-D7FF',
  devanagari: 'U+900-97F',
};

type Sizes = Partial<Record<keyof typeof ranges, number>>;

const regular = '400 500';
const bold = '600 800';

/**
 * Local fonts to show while ours load. The sizes are percentages at which the lines of the site's texts break at the same
 * places in both fonts. Punctuation, mostly spaces, differs more than letters.
 */
const fallbacks: [family: string, weight: string, file: string, local: string[], Sizes][] = [
  ['Figtree Fallback', regular, figtree.file, arial, { punctuation: 85, letters: 102.95 }],
  ['Figtree Fallback', bold, figtree.file, arialBold, { latin: 95 }],
  ['Figtree Fallback es', regular, figtree.file, arial, { punctuation: 89, letters: 100.9 }],
  ['Figtree Fallback es', bold, figtree.file, arialBold, { latin: 95 }],
  ['Figtree Fallback hi', regular, figtree.file, arial, { punctuation: 97, letters: 104 }],
  ['Figtree Fallback hi', bold, figtree.file, arialBold, { latin: 95 }],
  ['Bricolage Fallback', bold, bricolage.file, arialBold, { punctuation: 80, letters: 106.5 }],
  ['Bricolage Fallback es', bold, bricolage.file, arialBold, { punctuation: 80, letters: 104.55 }],
  ['Bricolage Fallback hi', bold, bricolage.file, arialBold, { latin: 106 }],
  ['Kalam Fallback', '400', kalam.file, arial, { latin: 94.8 }],
  ['Pretendard Fallback', regular, pretendard.file, arial, { punctuation: 90, letters: 102 }],
  ['Pretendard Fallback', regular, pretendard.file, korean, { hangul: 93.94 }],
  ['Pretendard Fallback', bold, pretendardBold.file, arialBold, { punctuation: 86, letters: 102 }],
  ['Pretendard Fallback', bold, pretendardBold.file, koreanBold, { hangul: 93.94 }],
  ['Mukta Fallback', regular, mukta.file, indian, { devanagari: 94 }],
  ['Mukta Fallback', bold, muktaBold.file, indianBold, { devanagari: 89.75 }],
  ['Baloo Fallback', bold, baloo.file, indianBold, { devanagari: 97 }],
];

async function extentsOf(file: string) {
  const face = new Face(new Blob(await convert(await readFile(join('node_modules', file)), 'truetype')));
  const { ascender, descender } = new Font(face).hExtents();
  return { ascent: ascender / face.upem, descent: -descender / face.upem };
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** The fallback faces as CSS, with the heights and widths of the faces in tokens.css. */
export async function fallbackFaces() {
  const made = fallbacks.map(async ([family, weight, file, local, sizes]) => {
    const { ascent, descent } = await extentsOf(file);
    return Object.entries(sizes).map(([range, size]) => ({
      family,
      css:
        `@font-face{font-family:"${family}";font-weight:${weight};src:${local.map((name) => `local("${name}")`).join()};` +
        `size-adjust:${size}%;ascent-override:${percent((ascent * 100) / size)};` +
        `descent-override:${percent((descent * 100) / size)};line-gap-override:0%;unicode-range:${ranges[range as keyof Sizes]}}`,
    }));
  });
  return (await Promise.all(made)).flat();
}
