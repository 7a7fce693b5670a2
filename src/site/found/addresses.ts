import { brand } from '#brand/brand.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { type PageName, pages } from '#site/pages.ts';

/** A path of the site as the rest of the world calls it. */
export const wholeAddress = (path: string) => new URL(path, brand.siteUrl).href;

/** The one address of a page in a language. */
export const addressOf = (name: PageName, language: Language) =>
  wholeAddress(`${pages[name].path}${language === defaultLanguage ? '' : `?lng=${language}`}`);

/** A page's address in every language, and the one for everybody else. */
export const alternatesOf = (name: PageName) => [
  ...languages.map((language) => ({ language, address: addressOf(name, language) })),
  { language: 'x-default', address: addressOf(name, defaultLanguage) },
];

/** The pages that search engines may show. */
export const listedPages = (Object.keys(pages) as PageName[]).filter((name) => !pages[name].unlisted);
