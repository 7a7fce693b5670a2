import type { Language } from '#i18n/language.ts';
import type { Shown } from './shownText.ts';

export type Face = {
  family: string;
  file: string;
  /** As @font-face says it. */
  weight: string;
  /** The weights that are kept of a variable font. */
  weights?: { min: number; max: number };
  /** Its letters change with their neighbours. */
  joins?: true;
  /** Its kerning is left out: it changes the width of no Hangul, and of other letters by a thousandth. */
  withoutKerning?: true;
  /** People type in it. */
  isTyped?: true;
  /** The pieces of a page that it is cut to. */
  shows: (piece: Shown) => boolean;
};

const isIn = (role: RegExp) => (piece: Shown) => piece.families.some((family) => role.test(family));
const isHand = isIn(/hand/);
const isDisplay = isIn(/display|hand/);
const isText = (piece: Shown) => piece.families.length === 0 || isIn(/text/)(piece);
const isBold = (piece: Shown) => piece.weights.some((weight) => weight >= 600);
const isRegular = (piece: Shown) => piece.weights.length === 0 || piece.weights.some((weight) => weight < 600);

export const bricolage: Face = {
  family: 'Bricolage Grotesque Variable',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '600 800',
  weights: { min: 800, max: 800 },
  shows: isDisplay,
};

export const figtree: Face = {
  family: 'Figtree Variable',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '400 700',
  weights: { min: 400, max: 700 },
  isTyped: true,
  shows: isText,
};

export const kalam: Face = {
  family: 'Kalam',
  file: '@fontsource/kalam/files/kalam-latin-400-normal.woff2',
  weight: '400',
  shows: isHand,
};

export const pretendard: Face = {
  family: 'Pretendard',
  file: '@fontsource/pretendard/files/pretendard-latin-400-normal.woff2',
  weight: '400 500',
  withoutKerning: true,
  isTyped: true,
  shows: isRegular,
};

export const pretendardBold: Face = {
  family: 'Pretendard',
  file: '@fontsource/pretendard/files/pretendard-latin-800-normal.woff2',
  weight: '600 800',
  shows: isBold,
};

export const mukta: Face = {
  family: 'Mukta',
  file: '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
  weight: '400 500',
  joins: true,
  isTyped: true,
  shows: (piece) => isText(piece) && isRegular(piece),
};

export const muktaBold: Face = {
  family: 'Mukta',
  file: '@fontsource/mukta/files/mukta-devanagari-700-normal.woff2',
  weight: '600 800',
  joins: true,
  shows: (piece) => isText(piece) && isBold(piece),
};

export const baloo: Face = {
  family: 'Baloo 2 Variable',
  file: '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2',
  weight: '600 800',
  weights: { min: 800, max: 800 },
  joins: true,
  shows: isDisplay,
};

const western: Face[] = [{ ...bricolage, isTyped: true }, figtree];

/** One page names the faces of all languages, so another cut of a font goes by another name (tokens.css). */
export const faces: Record<Language, Face[]> = {
  en: [...western, kalam],
  es: [...western, { ...kalam, family: 'Kalam es' }],
  ko: [{ ...bricolage, family: 'Bricolage ko' }, pretendard, pretendardBold],
  hi: [{ ...bricolage, family: 'Bricolage hi' }, { ...figtree, family: 'Figtree hi' }, baloo, mukta, muktaBold],
};

export const fontFace = ({ family, weight }: Face, url: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url})}`;
