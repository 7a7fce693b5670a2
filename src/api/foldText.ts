/** Accents of Latin, Greek and Cyrillic letters. Vowel signs of Devanagari and letters of Hangul are not among them. */
const accents = /[\u0300-\u036f]/g;

/** Characters without a shape of their own: soft hyphens, joiners, variation selectors, and marks of direction. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/g;

const spaces = /[ \t\n\v\f\r]+/g;

/**
 * The form in which a search compares texts: without case, accents, invisible characters, full-width letters, forms of
 * quotes and dashes, or repeated spaces. Composed and decomposed texts are equal. Postgres computes the same by `fold_text`.
 */
export const foldForSearch = (text: string) =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(invisible, '')
    .toLowerCase()
    .replaceAll('ς', 'σ') // the end of a word is in the middle of another
    .replaceAll('ı', 'i')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(spaces, ' ');

/**
 * The form in which unique names are compared: as `foldForSearch`, but accents make another name. It leaves out every
 * character that is invisible in Unicode, of which a search knows the usual ones.
 */
export const foldName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\p{DI}\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .toLowerCase()
    .replace(/[\s\u2800]+/g, ' ')
    .trim()
    .normalize();
