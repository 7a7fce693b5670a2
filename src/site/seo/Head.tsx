import { brand } from '#brand/brand.ts';
import { defaultLanguage, languages } from '#i18n/language.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';
import { absoluteUrl, type PageMeta, pageUrl } from './urls.ts';

/** Title, description and links of a page. The build adds styles, fonts and icons. */
export function Head(page: PageMeta) {
  const { name, title, description } = page;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {name === 'not-found' ? <meta name="robots" content="noindex" /> : <Listing {...page} />}
    </>
  );
}

const Listing = (page: PageMeta) => (
  <>
    <link rel="canonical" href={pageUrl(page.name, page.language)} />
    {languages.map((language) => (
      <link key={language} rel="alternate" hrefLang={language} href={pageUrl(page.name, language)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={pageUrl(page.name, defaultLanguage)} />
    <OpenGraphTags {...page} />
    {page.name === 'home' && <script type="application/ld+json">{JSON.stringify(structuredData())}</script>}
  </>
);

/**
 * The preview of a link in chats and networks. No `og:locale:alternate`: it is for translations at the same URL, and
 * ours have their own.
 */
function OpenGraphTags({ name, language, title, description }: PageMeta) {
  const { locale, picture } = openGraph[language];
  const image = absoluteUrl(`/social/${language}.png`);
  const properties = [
    ['type', 'website'],
    ['site_name', brand.name],
    ['title', title],
    ['description', description],
    ['url', pageUrl(name, language)],
    ['locale', locale],
    ['image', image],
    ['image:width', '1200'],
    ['image:height', '630'],
    ['image:alt', picture],
  ];
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={`${property} ${content}`} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Named only if both are set, as in the footer. */
const { name: legalName, address } = brand.company;

/** The site and its publisher in terms of schema.org. Only the landing page has it. */
export const structuredData = () => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': absoluteUrl('/#organization'),
      name: brand.name,
      ...(legalName && address && { legalName, address }),
      url: absoluteUrl('/'),
      logo: absoluteUrl('/icon-512.png'),
      email: brand.mailboxes.general,
      sameAs: Object.values(brand.social),
    },
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#website'),
      name: brand.name,
      url: absoluteUrl('/'),
      inLanguage: languages,
      publisher: { '@id': absoluteUrl('/#organization') },
    },
  ],
});
