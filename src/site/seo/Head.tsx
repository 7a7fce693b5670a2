import { pages } from '#site/pages.ts';
import { feedPath } from './atomFeed.ts';
import { OpenGraphTags } from './OpenGraphTags.tsx';
import { structuredData } from './structuredData.ts';
import { alternateUrls, type PageMeta, pageUrl } from './urls.ts';

/** Title, description and links of a page; its styles, fonts and icons are added by the build. */
export function Head(page: PageMeta) {
  const { name, title, description } = page;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {pages[name].unlisted ? <meta name="robots" content="noindex" /> : <Listing {...page} />}
    </>
  );
}

const Listing = (page: PageMeta) => (
  <>
    <link rel="canonical" href={pageUrl(page.name, page.language)} />
    {alternateUrls(page.name).map(({ language, url }) => (
      <link key={language} rel="alternate" hrefLang={language} href={url} />
    ))}
    {page.name !== 'home' && ( // which has no room for what it does not announce
      <link rel="alternate" type="application/atom+xml" href={feedPath(page.language)} />
    )}
    <OpenGraphTags {...page} />
    <script type="application/ld+json">{JSON.stringify(structuredData(page))}</script>
  </>
);
