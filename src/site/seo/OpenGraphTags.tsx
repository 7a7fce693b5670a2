import { brand } from '#brand/brand.ts';
import { languages } from '#i18n/language.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';
import { absoluteUrl, type PageMeta, pageUrl } from './urls.ts';

/** The card of a link to the page in a chat or a feed: Open Graph, and the same once more under X's own names. */
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
    ...languages.filter((other) => other !== language).map((other) => ['locale:alternate', openGraph[other].locale]),
    ['image', image],
    ['image:type', 'image/png'],
    ['image:width', '1200'],
    ['image:height', '630'],
    ['image:alt', picture],
  ];
  const names = { card: 'summary_large_image', title, description, image, 'image:alt': picture };
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={`${property} ${content}`} property={`og:${property}`} content={content} />
      ))}
      {Object.entries(names).map(([key, content]) => (
        <meta key={key} name={`twitter:${key}`} content={content} />
      ))}
    </>
  );
}
