import { createContext } from 'react';
import type { Language } from '#i18n/language.ts';

/** Chooses the language. Rejects, and leaves everything as it was, when its messages cannot be downloaded. */
export const LanguageContext = createContext<(language: Language) => Promise<void>>(() => Promise.resolve());
