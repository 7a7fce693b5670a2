import { foldForSearch } from '#api/foldText.ts';
import { type Language, languageNames, languages } from '#api/wire.ts';

/** Own names beside those of Unicode. */
const otherNames: Partial<Record<Language, readonly string[]>> = { es: ['castellano'], hi: ['हिंदी'] };

/** The names of each language, in itself and in the other ones, by their folded form. */
const byName = new Map(
  languages.flatMap((language) => {
    const names = languages.map((other) => new Intl.DisplayNames(other, { type: 'language' }).of(language) ?? '');
    return [languageNames[language], ...names, ...(otherNames[language] ?? [])].map(
      (name) => [foldForSearch(name), language] as const,
    );
  }),
);

/** The language of a tag (BCP 47), such as `ko-KR` or `kor`; undefined for another text. */
function languageOfTag(text: string) {
  try {
    return new Intl.Locale(text.trim().replaceAll('_', '-')).language;
  } catch {
    return undefined;
  }
}

/** The language that a code or a name stands for, in any case; undefined for one without messages. */
export function findLanguage(text: string): Language | undefined {
  const folded = foldForSearch(text);
  const tag = languageOfTag(folded);
  const words = folded.split(/[^\p{L}\p{M}]+/u);
  return languages.find((language) => language === tag) ?? words.map((word) => byName.get(word)).find(Boolean);
}

/** The first language of a profile that has messages, else English. Commas, semicolons, slashes or lines are between them. */
export const languageOf = (profileLanguages: string | null): Language =>
  (profileLanguages ?? '')
    .split(/[,;/|、，\n]/)
    .map(findLanguage)
    .find(Boolean) ?? 'en';
