import type { I18nProvider } from 'ra-core';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import type { Language } from '#i18n/language.ts';

export type Words = { language: Language; i18nProvider: I18nProvider };

/** Downloads the dashboard's words and says in the document which language it speaks now. Rejects when they cannot be had. */
export async function loadWords(language: Language): Promise<Words> {
  const i18nProvider = await loadPolyglot(language);
  document.documentElement.lang = language;
  return { language, i18nProvider };
}
