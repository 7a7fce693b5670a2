import { brand } from '#brand/brand.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';
import { absoluteUrl, type PageMeta, pageUrl } from './urls.ts';

/**
 * The card of a link to the page in a chat or a feed: Open Graph, which X reads, too, but for the kind of card. It names no
 * other locales: who asks for one of these does so at the same address, and ours lie at addresses of their own.
 */
export function OpenGraphTags({ name, language, title, description }: PageMeta) {
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
