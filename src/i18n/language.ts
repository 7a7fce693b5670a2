/** The four languages of the product, in the order the picker shows them. */
export const languages = ['en', 'ko', 'es', 'hi'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Local-storage key of the language a person chose. */
export const selectedLanguageKey = 'selected-language';

/** Every language under its own name, as its speakers look for it. */
export const languageNames: Record<Language, string> = { en: 'English', ko: '한국어', es: 'Español', hi: 'हिन्दी' };

/** True only for one of the four codes: anything else, script included, is no language. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language that a code like `es-MX` or `ko_KR` means, if it is one of the four. */
export function languageOf(code: unknown): Language | undefined {
  const [base] = typeof code === 'string' ? code.toLowerCase().split(/[-_]/) : [];
  return isLanguage(base) ? base : undefined;
}

/** What is stored of the language that a person chose in this browser. */
export function readSelectedLanguage() {
  try {
    return localStorage.getItem(selectedLanguageKey) ?? undefined;
  } catch {
    return undefined; // storage that a browser denies holds no selection
  }
}

/** The language of a dashboard page: the saved selection, else English. */
export const detectDashboardLanguage = (): Language => languageOf(readSelectedLanguage()) ?? defaultLanguage;
