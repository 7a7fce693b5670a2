import { languages } from '#i18n/language.ts';
import type { PageName } from '#site/pages.ts';
import { addressOf, alternatesOf, listedPages } from './addresses.ts';

const escaped = (address: string) => address.replaceAll('&', '&amp;');

const linksOf = (name: PageName) =>
  alternatesOf(name).map(
    ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`,
  );

const entriesOf = (name: PageName) =>
  languages.map((language) => [
    '<url>',
    `<loc>${escaped(addressOf(name, language))}</loc>`,
    ...linksOf(name),
    '</url>',
  ]);

/** Every listed page in every language, each with its translations. */
export const sitemap = () =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPages.flatMap(entriesOf).flat(),
    '</urlset>',
    '',
  ].join('\n');
