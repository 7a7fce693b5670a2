import type { Language } from '#i18n/language.ts';
import { type DocumentName, englishOnly } from '#site/legalPages.ts';
import { compileDocument } from './compileDocument.ts';
import { legalFacts } from './facts.ts';
import { LegalDocument } from './LegalDocument.tsx';

const sources = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' });

/** A page of Markdown with its text. Only for the build and the development server: it imports the Markdown compiler. */
export async function createDocumentPage(page: DocumentName, language: Language) {
  const textLanguage = englishOnly.includes(page) ? 'en' : language;
  const source = await sources[`./texts/${page}/${textLanguage}.md`]?.();
  if (source === undefined) throw new Error(`There is no text of ${page} in ${textLanguage}`);
  const document = compileDocument(source, legalFacts(page, textLanguage));
  return () => <LegalDocument document={document} lang={textLanguage} />;
}
