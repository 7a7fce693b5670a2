/** The four languages of the product, in the order the picker shows them. */
export const languages = ['en', 'ko', 'es', 'hi'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Local-storage key of the language a person chose. */
export const selectedLanguageKey = 'selected-language';

/** True only for one of the four codes: anything else, script included, is no language. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
