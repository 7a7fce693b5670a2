import { createInstance, type i18n as I18n, type ReadCallback } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { saveLanguage } from './detectLanguage.ts';
import { type Language, languages } from './language.ts';
import { type Area, loadWords, type Words } from './words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'chrome';
    resources: Words;
  }
}

type LoadWords = (language: Language, area: Area) => Promise<Words[Area]>;

const tryAgain = true;

const backendOf = (load: LoadWords) =>
  Object.assign(
    resourcesToBackend<Language, Area>((language: Language, area: Area, callback: ReadCallback) => {
      load(language, area).then(
        (words) => callback(null, words),
        (error: Error) => callback(error, tryAgain),
      );
    }),
    { callbackApi: true },
  );

const lacks = (i18n: I18n, language: Language) =>
  [i18n.options.ns ?? []].flat().some((area) => !i18n.hasResourceBundle(language, area));

/** Words in one language, loaded and ready. Rejects when they could not be had after all retries. */
export async function createI18n(language: Language, areas: readonly Area[], load: LoadWords = loadWords) {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .use(backendOf(load))
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false, // every catalogue is whole: a second language would be downloaded for nothing
      ns: [...areas],
      defaultNS: areas[0],
      interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } }, // React escapes
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      react: { useSuspense: false },
    });
  if (lacks(i18n, language)) throw new Error(`The words in ${language} could not be loaded`);
  return i18n;
}

/** Shows everything in another language once its words are there; rejects and stays as it was when they are not. */
export async function showLanguage(i18n: I18n, language: Language) {
  if (lacks(i18n, language)) await i18n.reloadResources([language]);
  if (lacks(i18n, language)) throw new Error(`The words in ${language} could not be loaded`);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Shows the language that a person chose, and remembers it. */
export async function changeLanguage(i18n: I18n, language: Language) {
  await showLanguage(i18n, language);
  saveLanguage(language);
}
