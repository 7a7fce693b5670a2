import { defaultLanguage, type Language, languageOf, selectedLanguageKey } from './language.ts';

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
