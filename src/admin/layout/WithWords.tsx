import type { I18nProvider } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { WordsFailed } from '#admin/session/WordsFailed.tsx';
import { detectDashboardLanguage, saveLanguage } from '#i18n/detectLanguage.ts';
import type { Language } from '#i18n/language.ts';
import { loadPolyglot } from '#i18n/polyglotProvider.ts';
import { LanguageContext } from './LanguageContext.ts';

type Words = { language: Language; i18nProvider: I18nProvider };

const load = async (language: Language): Promise<Words> => {
  const i18nProvider = await loadPolyglot(language);
  document.documentElement.lang = language;
  return { language, i18nProvider };
};

/** Shows the dashboard once its words are there, and again in another language when one is chosen. */
export function WithWords({ children }: { children: (i18nProvider: I18nProvider) => ReactNode }) {
  const [first] = useState(detectDashboardLanguage);
  const [loading] = useState(() => load(first));
  const [words, setWords] = useState<Words | 'failed'>();

  useEffect(() => {
    loading.then(setWords, () => setWords('failed'));
  }, [loading]);

  const choose = async (language: Language) => {
    setWords(await load(language));
    saveLanguage(language);
  };

  if (words === 'failed') return <WordsFailed language={first} />;
  if (!words) return null;
  return <LanguageContext value={{ language: words.language, choose }}>{children(words.i18nProvider)}</LanguageContext>;
}
