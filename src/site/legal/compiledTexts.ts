import type { Language } from '#i18n/language.ts';
import { type CompiledDocument, compileDocument } from './compileDocument.ts';
import { legalFacts } from './facts.ts';
import { englishOnly, type LegalPageName } from './legalPages.ts';

const sources = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' });

/** The language a document is written in for a reader of a language. */
export const textLanguage = (page: LegalPageName, language: Language): Language =>
  englishOnly.includes(page) ? 'en' : language;

/** A legal document in a language. Only the build and the development server may ask: it brings the compiler along. */
export async function compiledText(page: LegalPageName, language: Language): Promise<CompiledDocument> {
  const written = textLanguage(page, language);
  const source = await sources[`./texts/${page}/${written}.md`]?.();
  if (source === undefined) throw new Error(`There is no text of ${page} in ${written}`);
  return compileDocument(source, legalFacts(page, written));
}
