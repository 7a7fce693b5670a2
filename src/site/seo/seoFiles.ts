import { createI18n } from '#i18n/i18next.ts';
import { type Language, languages } from '#i18n/language.ts';
import { pages } from '#site/pages.ts';
import { sitemap } from './sitemap.ts';
import { absoluteUrl } from './urls.ts';
import { manifestPath, webManifest } from './webManifest.ts';

const robots = `User-agent: *
Allow: /
Disallow: /dashboard
Disallow: /api/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

async function manifestIn(language: Language) {
  const i18n = await createI18n(language, pages.home.namespaces);
  return JSON.stringify(webManifest(language, pages.home.meta(i18n).description));
}

/** robots.txt, the sitemap and the web manifests, by their paths. */
export async function seoFiles() {
  const manifests = languages.map(async (language) => [manifestPath(language), await manifestIn(language)] as const);
  return new Map([['/robots.txt', robots], ['/sitemap.xml', sitemap()], ...(await Promise.all(manifests))]);
}
