import type { Language } from '#i18n/language.ts';
import type { StyledText } from './styledTexts.ts';

export type Face = {
  family: string;
  file: string;
  /** As in @font-face. */
  weight: string;
  /** The weights to keep of a variable font. */
  weights?: { min: number; max: number };
  /** True if letters change with their neighbours. */
  isShaped?: true;
  /** Leaves out the kerning. Hangul keeps its widths, and other widths change by a thousandth. */
  withoutKerning?: true;
  /** Keeps the figures of one width, for the countdown and the tables of the dashboard. */
  hasTabularFigures?: true;
  /** True if form controls use it. */
  isTyped?: true;
  /** True if all pages share one subset: the letters of western Europe. */
  isShared?: true;
  /** Whether the page shows a text in this face. */
  shows: (text: StyledText) => boolean;
};

const isIn = (role: RegExp) => (text: StyledText) => text.families.some((family) => role.test(family));
const isHand = isIn(/hand/);
const isDisplay = isIn(/display|hand/);
const isText = isIn(/text/);
const isBold = (text: StyledText) => text.weights.some((weight) => weight >= 600);
const isRegular = (text: StyledText) => text.weights.some((weight) => weight < 600);

export const bricolage: Face = {
  family: 'Bricolage Grotesque Variable',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '600 800',
  weights: { min: 800, max: 800 },
  hasTabularFigures: true,
  shows: isDisplay,
};

export const figtree: Face = {
  family: 'Figtree Variable',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '400 700',
  weights: { min: 400, max: 700 },
  hasTabularFigures: true,
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
  isShaped: true,
  isTyped: true,
  shows: (text) => isText(text) && isRegular(text),
};

export const muktaBold: Face = {
  family: 'Mukta',
  file: '@fontsource/mukta/files/mukta-devanagari-700-normal.woff2',
  weight: '600 800',
  isShaped: true,
  shows: (text) => isText(text) && isBold(text),
};

export const baloo: Face = {
  family: 'Baloo 2 Variable',
  file: '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2',
  weight: '600 800',
  weights: { min: 800, max: 800 },
  isShaped: true,
  shows: isDisplay,
};

const western: Face[] = [
  { ...bricolage, isTyped: true, isShared: true },
  { ...figtree, isShared: true },
];

/** A page may declare the faces of all languages, so the subsets of one font need different families (tokens.css). */
export const faces: Record<Language, Face[]> = {
  en: [...western, kalam],
  es: [...western, { ...kalam, family: 'Kalam es' }],
  ko: [{ ...bricolage, family: 'Bricolage ko' }, pretendard, pretendardBold],
  hi: [{ ...bricolage, family: 'Bricolage hi' }, { ...figtree, family: 'Figtree hi' }, baloo, mukta, muktaBold],
};

export const fontFace = ({ family, weight }: Face, url: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url})}`;
