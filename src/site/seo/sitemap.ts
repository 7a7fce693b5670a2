import { languages } from '#i18n/language.ts';
import type { PageName } from '#site/pages.ts';
import { alternateUrls, listedPages, pageUrl } from './urls.ts';

const linksOf = (name: PageName) =>
  alternateUrls(name).map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`);

const entriesOf = (name: PageName) =>
  languages.map((language) => ['<url>', `<loc>${pageUrl(name, language)}</loc>`, ...linksOf(name), '</url>']);

/** The sitemap: every listed page in every language, each with links to its translations. */
export const sitemap = () =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPages.flatMap(entriesOf).flat(),
    '</urlset>',
    '',
  ].join('\n');
