import { brand } from '#brand/brand.ts';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import { type PageName, pages } from '#site/pages.ts';

export const absoluteUrl = (path: string) => new URL(path, brand.siteUrl).href;

/** The canonical URL of a page in a language. */
export const pageUrl = (name: PageName, language: Language) =>
  absoluteUrl(`${pages[name].path}${language === defaultLanguage ? '' : `?lng=${language}`}`);

export type PageMeta = { name: PageName; language: Language; title: string; description: string };

/** The pages that search engines may show. */
export const listedPages = (Object.keys(pages) as PageName[]).filter((name) => name !== 'not-found');
