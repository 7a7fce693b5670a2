import { type Language, languages } from '#api/wire.ts';
import { tryStorage } from '#browser/tryStorage.ts';

export { type Language, languageNames, languages } from '#api/wire.ts';

export const defaultLanguage: Language = 'en';

/** Local-storage key of the visitor's choice. */
export const selectedLanguageKey = 'selected-language';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language of a code like `es-MX` or `ko_KR`, if it is one of ours. */
export function languageOf(code: unknown): Language | undefined {
  const [base] = typeof code === 'string' ? code.toLowerCase().split(/[-_]/) : [];
  return isLanguage(base) ? base : undefined;
}

/** The language that a visitor chose in this browser. Anything may be stored there. */
export const readSelectedLanguage = () => tryStorage(() => localStorage.getItem(selectedLanguageKey)) ?? undefined;

/** The dashboard's language: the saved choice, else English. */
export const detectDashboardLanguage = (): Language => languageOf(readSelectedLanguage()) ?? defaultLanguage;
