import { brand } from '#brand/brand.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { type PageName, pages } from '#site/pages.ts';

/** A path of the site as the absolute URL that search engines and chats need. */
export const absoluteUrl = (path: string) => new URL(path, brand.siteUrl).href;

/** The canonical URL of a page in a language. */
export const pageUrl = (name: PageName, language: Language) =>
  absoluteUrl(`${pages[name].path}${language === defaultLanguage ? '' : `?lng=${language}`}`);

/** A page's URL in every language, and `x-default` for readers of any other. */
export const alternateUrls = (name: PageName) => [
  ...languages.map((language) => ({ language, url: pageUrl(name, language) })),
  { language: 'x-default', url: pageUrl(name, defaultLanguage) },
];

/** What the meta tags of one page in one language are made from. */
export type PageMeta = { name: PageName; language: Language; title: string; description: string };

/** The pages that search engines may show. */
export const listedPages = (Object.keys(pages) as PageName[]).filter((name) => !pages[name].unlisted);
