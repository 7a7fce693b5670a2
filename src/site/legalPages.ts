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

/** Documents that exist in English only, whatever language surrounds them. */
export const englishOnly: readonly LegalPageName[] = ['user-disclaimer'];
