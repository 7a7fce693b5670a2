import type { I18nProvider } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { saveLanguage } from '#i18n/detectLanguage.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageContext } from './LanguageContext.ts';
import { loadWords, type Words } from './loadWords.ts';

type Props = { first: Words; children: (i18nProvider: I18nProvider) => ReactNode };

/** Shows the dashboard in its first words, and in another language when one is chosen. */
export function WithWords({ first, children }: Props) {
  const [words, setWords] = useState(first);

  const choose = async (language: Language) => {
    setWords(await loadWords(language));
    saveLanguage(language);
  };

  return <LanguageContext value={{ language: words.language, choose }}>{children(words.i18nProvider)}</LanguageContext>;
}
