import { brand } from '#brand/brand.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { type PageName, pages } from '#site/pages.ts';

export const absoluteUrl = (path: string) => new URL(path, brand.siteUrl).href;

/** The canonical URL of a page in a language. */
export const pageUrl = (name: PageName, language: Language) =>
  absoluteUrl(`${pages[name].path}${language === defaultLanguage ? '' : `?lng=${language}`}`);

/** A page's URL in every language, and `x-default` for all other languages. */
export const alternateUrls = (name: PageName) => [
  ...languages.map((language) => ({ language, url: pageUrl(name, language) })),
  { language: 'x-default', url: pageUrl(name, defaultLanguage) },
];

export type PageMeta = { name: PageName; language: Language; title: string; description: string };

export const listedPages = (Object.keys(pages) as PageName[]).filter((name) => !pages[name].unlisted);
