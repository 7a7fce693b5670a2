/** The legal documents by their path, in the product's spelling (observed-behaviour.md, 7). */
export const legalPages = [
  'terms',
  'eula',
  'privacy',
  'disclaimer',
  'guideliness',
  'tolerance',
  'report',
  'user-disclaimer',
] as const;

export type LegalPageName = (typeof legalPages)[number];

/** Every page whose text is a Markdown file. */
export const documents = [...legalPages, 'press'] as const;

export type DocumentName = (typeof documents)[number];

/** Documents whose text exists in English only. Header and footer are translated. */
export const englishOnly: readonly DocumentName[] = ['user-disclaimer'];
