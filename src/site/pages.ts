import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Area } from '#i18n/words.ts';

export type Page = {
  path: string;
  /** The words it needs. */
  areas: readonly Area[];
  load: () => Promise<ComponentType>;
  meta: (i18n: I18n) => { title: string; description: string };
  /** Kept out of search engines, and answered for every unknown address. */
  unlisted?: true;
};

export type PageName = 'home' | 'not-found';

/** Every public page. The build writes one file a page and language from this table. */
export const pages: Record<PageName, Page> = {
  home: {
    path: '/',
    areas: ['chrome', 'landing'],
    load: async () => (await import('#site/landing/LandingPage.tsx')).LandingPage,
    meta: (i18n) => ({
      title: i18n.t('meta.title', { ns: 'landing' }),
      description: i18n.t('meta.description', { ns: 'landing' }),
    }),
  },
  'not-found': {
    path: '/404',
    areas: ['chrome'],
    load: async () => (await import('#site/chrome/NotFoundPage.tsx')).NotFoundPage,
    meta: (i18n) => ({
      title: i18n.t('notFound.title', { ns: 'chrome' }),
      description: i18n.t('notFound.text', { ns: 'chrome' }),
    }),
    unlisted: true,
  },
};

/** The page at an address, or the one that says that there is none. */
export function pageAt(path: string): PageName {
  const bare = path.replace(/\/+$/, '') || '/';
  const names = Object.keys(pages) as PageName[];
  return names.find((name) => pages[name].path === bare) ?? 'not-found';
}
