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

const bricolage: Face = {
  family: 'Bricolage Grotesque Variable',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '600 800',
  weights: { min: 800, max: 800 },
  shows: isDisplay,
};

const figtree: Face = {
  family: 'Figtree Variable',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '400 700',
  weights: { min: 400, max: 700 },
  isTyped: true,
  shows: isText,
};

const kalam: Face = {
  family: 'Kalam',
  file: '@fontsource/kalam/files/kalam-latin-400-normal.woff2',
  weight: '400',
  shows: isHand,
};

const pretendard = { family: 'Pretendard', file: '@fontsource/pretendard/files/pretendard-latin' };
const mukta = { family: 'Mukta', file: '@fontsource/mukta/files/mukta-devanagari', joins: true } as const;

const baloo: Face = {
  family: 'Baloo 2 Variable',
  file: '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2',
  weight: '600 800',
  weights: { min: 800, max: 800 },
  joins: true,
  shows: isDisplay,
};

const western = [{ ...bricolage, isTyped: true as const }, figtree];

/** One page names the faces of all languages, so another cut of a font goes by another name (tokens.css). */
export const faces: Record<Language, Face[]> = {
  en: [...western, kalam],
  es: [...western, { ...kalam, family: 'Kalam es' }],
  ko: [
    { ...bricolage, family: 'Bricolage ko' },
    {
      ...pretendard,
      file: `${pretendard.file}-400-normal.woff2`,
      weight: '400 500',
      isTyped: true,
      shows: isRegular,
    },
    { ...pretendard, file: `${pretendard.file}-800-normal.woff2`, weight: '600 800', shows: isBold },
  ],
  hi: [
    { ...bricolage, family: 'Bricolage hi' },
    { ...figtree, family: 'Figtree hi', isTyped: true },
    baloo,
    {
      ...mukta,
      file: `${mukta.file}-400-normal.woff2`,
      weight: '400 500',
      isTyped: true,
      shows: (piece) => isText(piece) && isRegular(piece),
    },
    {
      ...mukta,
      file: `${mukta.file}-700-normal.woff2`,
      weight: '600 800',
      shows: (piece) => isText(piece) && isBold(piece),
    },
  ],
};
