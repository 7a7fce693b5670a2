import type { Language } from '#i18n/language.ts';
import { compiledText, textLanguage } from './compiledTexts.ts';
import { LegalDocument } from './LegalDocument.tsx';
import type { LegalPageName } from './legalPages.ts';

/** A legal page with its text. For the build and the development server: it brings the compiler along. */
export async function createLegalPage(page: LegalPageName, language: Language) {
  const document = await compiledText(page, language);
  return () => <LegalDocument document={document} lang={textLanguage(page, language)} />;
}
