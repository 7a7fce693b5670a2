import { brand } from '#brand/brand.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { PageName } from '#site/pages.ts';
import { addressOf, wholeAddress } from './addresses.ts';

type Described = { name: PageName; language: Language; title: string; description: string };

const organization = () => ({
  '@type': 'Organization',
  '@id': wholeAddress('/#organization'),
  name: brand.name,
  url: wholeAddress('/'),
  logo: wholeAddress('/icon-512.png'),
  email: brand.mailboxes.general,
  sameAs: Object.values(brand.social),
});

const website = () => ({
  '@type': 'WebSite',
  '@id': wholeAddress('/#website'),
  name: brand.name,
  url: wholeAddress('/'),
  inLanguage: languages,
  publisher: { '@id': wholeAddress('/#organization') },
});

/** Who speaks, where, and in which language, as schema.org words it: nothing that the page itself does not say. */
export const structuredData = ({ name, language, title, description }: Described) => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(),
    website(),
    {
      '@type': 'WebPage',
      '@id': addressOf(name, language),
      url: addressOf(name, language),
      name: title,
      description,
      inLanguage: language,
      isPartOf: { '@id': wholeAddress('/#website') },
    },
  ],
});
