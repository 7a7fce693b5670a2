import type { I18nProvider } from 'ra-core';
import { createContext, type ReactNode, useState } from 'react';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { defaultLanguage, type Language } from '#i18n/language.ts';

type Choice = {
  language: Language;
  /** Rejects, and leaves everything as it was, when the messages cannot be downloaded. */
  chooseLanguage: (language: Language) => Promise<void>;
};

export const LanguageContext = createContext<Choice>({
  language: defaultLanguage,
  chooseLanguage: () => Promise.resolve(),
});

export type Messages = { language: Language; i18nProvider: I18nProvider };

/** Downloads the dashboard's messages and sets the language of the document. Rejects when they cannot be had. */
export async function loadMessages(language: Language): Promise<Messages> {
  const i18nProvider = await loadPolyglot(language);
  document.documentElement.lang = language;
  return { language, i18nProvider };
}

type Props = { initial: Messages; children: (i18nProvider: I18nProvider) => ReactNode };

/** Renders the dashboard with its initial messages, and with others once a language has been chosen. */
export function LanguageProvider({ initial, children }: Props) {
  const [{ language, i18nProvider }, setMessages] = useState(initial);

  const chooseLanguage = async (chosen: Language) => {
    const { saveLanguage } = await import('#i18n/detectLanguage.ts'); // brings i18next's detector
    setMessages(await loadMessages(chosen));
    saveLanguage(chosen);
  };

  return <LanguageContext value={{ language, chooseLanguage }}>{children(i18nProvider)}</LanguageContext>;
}
