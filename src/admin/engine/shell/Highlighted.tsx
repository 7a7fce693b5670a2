import { wordsOf } from '#admin/engine/list/matchRecords.ts';

/** The accents and marks of a letter, and the other letters of a Korean syllable. They are marked with it. */
const restOfCharacter = '[\\p{M}\\u1160-\\u11ff]*';

/** Matches a word in any letter case, with or without accents. Each letter is escaped. */
const patternOf = (word: string) =>
  [...word].map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}${restOfCharacter}`).join('');

/** A text with marks where it contains words of a search. */
export function Highlighted({ text, words }: { text: string; words: string }) {
  const patterns = wordsOf(words).filter(Boolean).map(patternOf);
  if (patterns.length === 0) return text;
  const parts = text.normalize('NFD').split(new RegExp(`(${patterns.join('|')})`, 'iu'));
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 ? <mark key={key}>{part.normalize()}</mark> : part.normalize();
  });
}
