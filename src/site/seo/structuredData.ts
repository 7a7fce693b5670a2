import { brand } from '#brand/brand.ts';
import { languages } from '#i18n/language.ts';
import { absoluteUrl, type PageMeta, pageUrl } from './urls.ts';

/** As the footer says it, which names a company by both or not at all. */
const { name: legalName, address } = brand.company;

const organization = () => ({
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: brand.name,
  ...(legalName && address && { legalName, address }),
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  email: brand.mailboxes.general,
  sameAs: Object.values(brand.social),
});

const website = () => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: brand.name,
  url: absoluteUrl('/'),
  inLanguage: languages,
  publisher: { '@id': absoluteUrl('/#organization') },
});

const webPage = ({ name, language, title }: PageMeta) => ({
  '@type': 'WebPage',
  '@id': pageUrl(name, language),
  url: pageUrl(name, language),
  name: title,
  inLanguage: language,
  isPartOf: { '@id': absoluteUrl('/#website') },
});

/**
 * The schema.org description of a page, and on the landing page of its site and its publisher, to which the others refer; it
 * claims nothing that the page does not say.
 */
export const structuredData = (page: PageMeta) => ({
  '@context': 'https://schema.org',
  ...(page.name === 'home' ? { '@graph': [organization(), website(), webPage(page)] } : webPage(page)),
});
