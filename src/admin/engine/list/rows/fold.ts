/** Characters that Unicode does not decompose into a base letter and a mark. */
const baseOf: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text without what a search overlooks: letter case, accents and marks. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıßæœ]/g, (letter) => baseOf[letter] ?? letter);
