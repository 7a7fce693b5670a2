import LanguageDetector from 'i18next-browser-languagedetector';
import { tryStorage } from '#browser/tryStorage.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOf,
  readSelectedLanguage,
  selectedLanguageKey,
} from './language.ts';

const detectionOrder = ['querystring', 'selected', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'];

/** With the library's own names: `lng` in the URL, `i18next` as a cookie, `i18nextLng` in both storages. */
const createDetector = () => {
  const services = { languageUtils: { getBestMatchFromCodes: true } }; // makes detect() return all matches, in order
  const detector = new LanguageDetector(services, {
    cookieOptions: { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' },
  });
  detector.addDetector({ name: 'selected', lookup: readSelectedLanguage });
  return detector;
};

const detect = (steps: string[]) => {
  const codes: unknown = createDetector().detect(steps);
  return Array.isArray(codes) ? codes.map(languageOf).find(isLanguage) : undefined;
};

/** The language of a public page: by the URL, the visitor's choice, the browser or the page, in this order (observed-behaviour.md, 8 and 9). */
export const detectLanguage = (): Language => detect(detectionOrder) ?? defaultLanguage;

/** The language in the URL (`?lng=`). */
export const languageOfUrl = (): Language | undefined => detect(['querystring']);

/** Saves a choice for the next visit, and for the server in a cookie. */
export function saveLanguage(language: Language) {
  createDetector().cacheUserLanguage(language, ['localStorage', 'cookie']);
  tryStorage(() => localStorage.setItem(selectedLanguageKey, language));
}
