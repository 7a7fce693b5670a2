import { createInstance, type i18n as I18n, type ReadCallback } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { saveLanguage } from './detectLanguage.ts';
import { type Language, languages } from './language.ts';
import { loadMessages, type Messages, type Namespace } from './messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: Messages;
    interpolationPrefix: '%{';
    interpolationSuffix: '}';
  }
}

type LoadMessages = (language: Language, namespace: Namespace) => Promise<Messages[Namespace]>;

const tryAgain = true;

const backendOf = (load: LoadMessages) =>
  Object.assign(
    resourcesToBackend<Language, Namespace>((language: Language, namespace: Namespace, callback: ReadCallback) => {
      load(language, namespace).then(
        (messages) => callback(null, messages),
        (error: Error) => callback(error, tryAgain),
      );
    }),
    { callbackApi: true },
  );

const isMissing = (i18n: I18n, language: Language) =>
  [i18n.options.ns ?? []].flat().some((namespace) => !i18n.hasResourceBundle(language, namespace));

/** Messages in one language, loaded and ready. Rejects when they could not be had after all retries. */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[],
  load: LoadMessages = loadMessages,
) {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .use(backendOf(load))
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false, // every catalogue is whole: a second language would be downloaded for nothing
      ns: [...namespaces],
      defaultNS: namespaces[0],
      // Placeholders are written as in react-admin's messages; React escapes.
      interpolation: { prefix: '%{', suffix: '}', escapeValue: false, defaultVariables: { brand: brand.name } },
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      react: { useSuspense: false },
    });
  if (isMissing(i18n, language)) throw new Error(`The messages in ${language} could not be loaded`);
  return i18n;
}

/** Shows everything in another language once its messages are there; rejects and stays as it was when they are not. */
export async function setLanguage(i18n: I18n, language: Language) {
  if (isMissing(i18n, language)) await i18n.reloadResources([language]);
  if (isMissing(i18n, language)) throw new Error(`The messages in ${language} could not be loaded`);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Shows the language that a person chose, and remembers it. */
export async function changeLanguage(i18n: I18n, language: Language) {
  await setLanguage(i18n, language);
  saveLanguage(language);
}
