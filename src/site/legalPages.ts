/** The legal documents by the last part of their address, spelled as the product spells them (observed-behaviour.md, 7). */
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

/** Every page that is written as Markdown: the legal ones, and what the press asks for. */
export const documents = [...legalPages, 'press'] as const;

export type DocumentName = (typeof documents)[number];

/** Documents that exist in English only, whatever language surrounds them. */
export const englishOnly: readonly DocumentName[] = ['user-disclaimer'];
