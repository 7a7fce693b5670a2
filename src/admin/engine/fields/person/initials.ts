let segmenter: Intl.Segmenter | undefined;

/** Takes a browser 15 ms to make, longer than all of a list's rows to draw, so it is made for who needs it. */
const firstSegment = (word: string) => {
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(word).containing(0)?.segment;
};

/** In these scripts a letter and the marks on it are all there is to it, unless a joiner (a Devanagari virama) follows. */
const plainLetter =
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Han}가-힣](?:(?!\u094d)\p{M})*(?![\p{M}\u200d])/u;

const firstLetter = (word = '') => plainLetter.exec(word)?.[0] ?? firstSegment(word) ?? '';

/** The first character of the first and of the last word of a name. */
export function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstLetter).join('').toLocaleUpperCase();
}
