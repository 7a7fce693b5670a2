import { type BackendModule, createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { saveLanguage } from './detectLanguage.ts';
import { type Language, languages } from './language.ts';
import { createLoader } from './messageLoader.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: Messages;
    interpolationPrefix: '%{';
    interpolationSuffix: '}';
  }
}

/** The namespaces of i18next, each with a file for each language. */
export type Messages = {
  layout: import('./messages/en/layout.ts').LayoutMessages;
  landing: import('./messages/en/landing.ts').LandingMessages;
  features: import('./messages/en/features.ts').FeaturesMessages;
  legal: import('./messages/en/legal.ts').LegalMessages;
  notFound: import('./messages/en/notFound.ts').NotFoundMessages;
  prerendered: import('./messages/en/prerendered.ts').PrerenderedMessages;
  session: import('./messages/en/session.ts').SessionMessages;
  failures: import('./messages/en/failures.ts').FailuresMessages;
};

export type Namespace = keyof Messages;

/** Downloads messages of public pages. Only tests and the build load the other namespaces by it. */
const loadMessages = createLoader(
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<Messages>(
        './messages/*/{layout,landing,features,notFound,legal,prerendered,session,failures}.ts',
      )
    : import.meta.glob<Messages>('./messages/*/{layout,landing,features,notFound}.ts'),
);

type LoadMessages = (language: string, namespace: Namespace) => Promise<Messages[Namespace]>;

const shouldRetry = true;

const backendOf = (load: LoadMessages): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) =>
    load(language, namespace as Namespace).then(
      (messages) => callback(null, messages),
      (error: Error) => callback(error, shouldRetry),
    ),
});

const isMissing = (i18n: I18n, language: Language) =>
  [i18n.options.ns ?? []].flat().some((namespace) => !i18n.hasResourceBundle(language, namespace));

/** Creates an i18next with the messages of one language. Rejects when their download fails after five retries. */
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
      fallbackLng: false, // no message is missing, so a second language would be downloaded in vain
      ns: [...namespaces],
      // Placeholders are written as in react-admin's messages, and React escapes values.
      interpolation: { prefix: '%{', suffix: '}', escapeValue: false, defaultVariables: { brand: brand.name } },
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      react: { useSuspense: false },
    });
  if (isMissing(i18n, language)) throw new Error(`The messages in ${language} could not be loaded`);
  return i18n;
}

/** Switches the messages to another language; the page names its language when it has drawn them. Rejects and changes nothing if the messages cannot be loaded. */
export async function setLanguage(i18n: I18n, language: Language) {
  if (isMissing(i18n, language)) await i18n.reloadResources([language]);
  if (isMissing(i18n, language)) throw new Error(`The messages in ${language} could not be loaded`);
  await i18n.changeLanguage(language);
}

/** Switches to the language that a visitor chose, and saves the choice. */
export async function changeLanguage(i18n: I18n, language: Language) {
  await setLanguage(i18n, language);
  saveLanguage(language);
}
