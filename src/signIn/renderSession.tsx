import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '#i18n/i18next.ts';
import type { Language } from '#i18n/language.ts';

/** Shows a session page with its real words. */
export async function renderSession(page: ReactElement, language: Language = 'en') {
  const i18n = await createI18n(language, ['session', 'failures']);
  return render(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
}
