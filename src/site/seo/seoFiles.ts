import { createI18n } from '#i18n/i18next.ts';
import { type Language, languages } from '#i18n/language.ts';
import { pages } from '#site/pages.ts';
import { atomFeed, feedPath } from './atomFeed.ts';
import { calendarFile } from './calendarFile.ts';
import { calendarPath } from './calendarPath.ts';
import { sitemap } from './sitemap.ts';
import { absoluteUrl } from './urls.ts';
import { manifestPath, webManifest } from './webManifest.ts';

const robots = `User-agent: *
Allow: /
Disallow: /dashboard
Disallow: /api/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

async function filesIn(language: Language): Promise<[path: string, text: string][]> {
  const i18n = await createI18n(language, ['layout', 'legal', 'prerendered']);
  return [
    [manifestPath(language), JSON.stringify(webManifest(language, pages.home.description(i18n)))],
    [calendarPath(language), calendarFile(i18n)],
    [feedPath(language), atomFeed(language, i18n)],
  ];
}

/** robots.txt, the sitemap, the web manifests, the launch for calendars and the feeds, by their paths. */
export async function seoFiles() {
  const localized = await Promise.all(languages.map(filesIn));
  return new Map([['/robots.txt', robots], ['/sitemap.xml', sitemap()], ...localized.flat()]);
}
