type Fallback = {
  family: string;
  weight: string;
  /** The file of the face that it stands in for, below node_modules. */
  file: string;
  local: readonly string[];
  /** In percent: chosen so that the lines of the site's texts end with the same words in both. */
  size: number;
  range?: string;
};

const arial = ['Arial', 'ArialMT', 'Roboto', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'];
const korean = ['Noto Sans CJK KR', 'Noto Sans KR', 'Malgun Gothic'];
const koreanBold = ['Noto Sans CJK KR Bold', 'Noto Sans KR Bold', 'Malgun Gothic Bold'];
const devanagari = ['Noto Sans Devanagari', 'Noto Sans Devanagari Regular', 'NotoSansDevanagari-Regular', 'Nirmala UI'];
const devanagariBold = ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold', 'Nirmala UI Bold'];

const regular = '400 500';
const bold = '600 800';
/** A face for Latin is not looked up for letters that it lacks: that takes a browser long on some systems. */
const range = 'U+0-2FF, U+2000-22FF';

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const kalam = '@fontsource/kalam/files/kalam-latin-400-normal.woff2';
const pretendard = '@fontsource/pretendard/files/pretendard-latin';
const mukta = '@fontsource/mukta/files/mukta-devanagari';
const baloo = '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2';

/** What stands in for the faces of tokens.css while they are on their way: a family a language, as its letters are used. */
export const fallbacks: readonly Fallback[] = [
  { family: 'Figtree Fallback', weight: regular, file: figtree, local: arial, size: 100.75, range },
  { family: 'Figtree Fallback', weight: bold, file: figtree, local: arialBold, size: 93.75, range },
  { family: 'Bricolage Fallback', weight: bold, file: bricolage, local: arialBold, size: 105.31, range },
  { family: 'Kalam Fallback', weight: '400', file: kalam, local: arial, size: 94.8, range },
  { family: 'Figtree Fallback es', weight: regular, file: figtree, local: arial, size: 99.3, range },
  { family: 'Figtree Fallback es', weight: bold, file: figtree, local: arialBold, size: 92.51, range },
  { family: 'Bricolage Fallback es', weight: bold, file: bricolage, local: arialBold, size: 100, range },
  { family: 'Kalam Fallback es', weight: '400', file: kalam, local: arial, size: 93.32, range },
  {
    family: 'Pretendard Fallback',
    weight: regular,
    file: `${pretendard}-400-normal.woff2`,
    local: korean,
    size: 95.16,
  },
  {
    family: 'Pretendard Fallback',
    weight: bold,
    file: `${pretendard}-800-normal.woff2`,
    local: koreanBold,
    size: 92.23,
  },
  { family: 'Bricolage Fallback ko', weight: bold, file: bricolage, local: arialBold, size: 104, range },
  { family: 'Mukta Fallback', weight: regular, file: `${mukta}-400-normal.woff2`, local: devanagari, size: 93.31 },
  { family: 'Mukta Fallback', weight: bold, file: `${mukta}-700-normal.woff2`, local: devanagariBold, size: 90.1 },
  { family: 'Figtree Fallback hi', weight: regular, file: figtree, local: arial, size: 101.76, range },
  { family: 'Figtree Fallback hi', weight: bold, file: figtree, local: arialBold, size: 100, range },
  { family: 'Baloo Fallback', weight: bold, file: baloo, local: devanagariBold, size: 97.63 },
  { family: 'Bricolage Fallback hi', weight: bold, file: bricolage, local: arialBold, size: 99.97, range },
];
