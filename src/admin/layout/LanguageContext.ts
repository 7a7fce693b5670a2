import { createContext } from 'react';
import { defaultLanguage, type Language } from '#i18n/language.ts';

type Choice = {
  language: Language;
  /** Rejects, and leaves everything as it was, when the words cannot be had. */
  choose: (language: Language) => Promise<void>;
};

export const LanguageContext = createContext<Choice>({ language: defaultLanguage, choose: () => Promise.resolve() });
