import LanguageDetector from 'i18next-browser-languagedetector';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOf,
  readSelectedLanguage,
  selectedLanguageKey,
} from './language.ts';

const detectionOrder = ['querystring', 'selected', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'];

const createDetector = () => {
  const services = { languageUtils: { getBestMatchFromCodes: true } }; // makes detect() answer all it found, in order
  const detector = new LanguageDetector(services, {
    lookupQuerystring: 'lng',
    lookupCookie: 'i18next',
    lookupLocalStorage: 'i18nextLng',
    lookupSessionStorage: 'i18nextLng',
    cookieOptions: { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' },
  });
  detector.addDetector({ name: 'selected', lookup: readSelectedLanguage });
  return detector;
};

const detect = (steps: string[]) => {
  const found: unknown = createDetector().detect(steps);
  return Array.isArray(found) ? found.map(languageOf).find(isLanguage) : undefined;
};

/** The language of a public page: what the address, the person, the browser and the page say, in this order (observed-behaviour.md, 8 and 9). */
export const detectLanguage = (): Language => detect(detectionOrder) ?? defaultLanguage;

/** The language that the address itself asks for (`?lng=`). */
export const languageOfAddress = (): Language | undefined => detect(['querystring']);

/** Remembers a choice for the next visit, and for the server in a cookie. */
export function saveLanguage(language: Language) {
  createDetector().cacheUserLanguage(language, ['localStorage', 'cookie']);
  try {
    localStorage.setItem(selectedLanguageKey, language);
  } catch {
    // A browser that denies storage forgets the choice with the page.
  }
}
