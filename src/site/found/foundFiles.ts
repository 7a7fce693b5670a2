import { createI18n } from '#i18n/i18next.ts';
import { type Language, languages } from '#i18n/language.ts';
import { pages } from '#site/pages.ts';
import { wholeAddress } from './addresses.ts';
import { sitemap } from './sitemap.ts';
import { manifestPath, webManifest } from './webManifest.ts';

const robots = () =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /dashboard',
    'Disallow: /api/',
    '',
    `Sitemap: ${wholeAddress('/sitemap.xml')}`,
  ]
    .map((line) => `${line}\n`)
    .join('');

async function manifestIn(language: Language) {
  const i18n = await createI18n(language, pages.home.namespaces);
  return JSON.stringify(webManifest(language, pages.home.meta(i18n).description));
}

/** The files by which search engines and phones know the site, by their paths. */
export async function foundFiles() {
  const manifests = languages.map(async (language) => [manifestPath(language), await manifestIn(language)] as const);
  return new Map([['/robots.txt', robots()], ['/sitemap.xml', sitemap()], ...(await Promise.all(manifests))]);
}
