import type { Language } from '#i18n/language.ts';
import { type PageName, pages } from '#site/pages.ts';
import { addressOf, alternatesOf } from './addresses.ts';
import { SharingCard } from './SharingCard.tsx';
import { structuredData } from './structuredData.ts';
import { manifestPath } from './webManifest.ts';

type HeadProps = { name: PageName; language: Language; title: string; description: string };

/** What the page's head says in words; styles, fonts and icons are the build's. */
export function Head(page: HeadProps) {
  const { name, language, title, description } = page;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="manifest" href={manifestPath(language)} />
      {pages[name].unlisted ? <meta name="robots" content="noindex" /> : <Listing {...page} />}
    </>
  );
}

const Listing = (page: HeadProps) => (
  <>
    <link rel="canonical" href={addressOf(page.name, page.language)} />
    {alternatesOf(page.name).map(({ language, address }) => (
      <link key={language} rel="alternate" hrefLang={language} href={address} />
    ))}
    <SharingCard {...page} />
    <script type="application/ld+json">{JSON.stringify(structuredData(page))}</script>
  </>
);
