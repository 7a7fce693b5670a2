import { brand } from '#brand/brand.ts';
import { type Language, languages } from '#i18n/language.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';
import type { PageName } from '#site/pages.ts';
import { addressOf, wholeAddress } from './addresses.ts';

type SharingCardProps = { name: PageName; language: Language; title: string; description: string };

/** How a link to the page looks in a chat or a feed: Open Graph, and what X calls differently. */
export function SharingCard({ name, language, title, description }: SharingCardProps) {
  const { locale, picture } = openGraph[language];
  const image = wholeAddress(`/social/${language}.png`);
  const properties = [
    ['type', 'website'],
    ['site_name', brand.name],
    ['title', title],
    ['description', description],
    ['url', addressOf(name, language)],
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
