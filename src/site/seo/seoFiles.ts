import { brand } from '#brand/brand.ts';
import { createI18n } from '#i18n/i18next.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { PageName } from '#site/pages.ts';
import { calendarFile, calendarPath } from './calendarFile.ts';
import { absoluteUrl, listedPages, pageUrl } from './urls.ts';

const robots = `User-agent: *
Allow: /
Disallow: /dashboard
Disallow: /api/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

const entriesOf = (name: PageName) => languages.map((language) => `<url><loc>${pageUrl(name, language)}</loc></url>`);

/** Every listed page in every language. The pages themselves have the links to their translations. */
const sitemap = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...listedPages.flatMap(entriesOf),
  '</urlset>',
  '',
].join('\n');

/** As `--color-paper` in tokens.css. */
const paper = '#fff7ec';

const webManifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any maskable' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
  ],
};

export const manifestPath = '/site.webmanifest';

const calendarIn = async (language: Language): Promise<[path: string, text: string]> => [
  calendarPath(language),
  calendarFile(await createI18n(language, ['prerendered'])),
];

/** robots.txt, sitemap, web manifest and calendar files, by their paths. */
export async function seoFiles() {
  const calendars = await Promise.all(languages.map(calendarIn));
  return new Map([
    ['/robots.txt', robots],
    ['/sitemap.xml', sitemap],
    [manifestPath, JSON.stringify(webManifest)],
    ...calendars,
  ]);
}
