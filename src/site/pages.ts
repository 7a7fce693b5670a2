import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Namespace } from '#i18n/i18next.ts';
import type { Language } from '#i18n/language.ts';
import { type DocumentName, documents } from './legalPages.ts';

export type Page = {
  path: string;
  /** The namespaces of the messages that the page needs. */
  namespaces: readonly Namespace[];
  load: (language: Language) => Promise<ComponentType>;
  /** Made of the page's own messages: the browser sets it again after a switch of language. */
  title: (i18n: I18n) => string;
  /** The description in the page's head. Only the build calls it. */
  description: (i18n: I18n) => string;
};

export type PageName = 'home' | DocumentName | 'not-found';

const documentPage = (name: DocumentName): Page => ({
  path: `/${name}`,
  namespaces: ['layout', 'legal'],
  load: async (language) => {
    if (import.meta.env.PROD && !import.meta.env.SSR)
      throw new Error('Only the build renders a legal document, never the browser');
    return (await import('#site/legal/LegalDocument.tsx')).createDocumentPage(name, language);
  },
  title: (i18n) => i18n.t('titleOf', { ns: 'legal', title: i18n.t(`legal.${name}`, { ns: 'layout' }) }),
  description: (i18n) => i18n.t(`descriptions.${name}`, { ns: 'legal' }),
});

const documentPages = Object.fromEntries(documents.map((name) => [name, documentPage(name)])) as Record<
  DocumentName,
  Page
>;

/** Every public page. The build writes one HTML file for each page and language from this table. */
export const pages: Record<PageName, Page> = {
  home: {
    path: '/',
    namespaces: ['layout', 'landing', 'features'],
    load: async () => (await import('#site/landing/LandingPage.tsx')).LandingPage,
    title: (i18n) => i18n.t('title', { ns: 'landing' }),
    description: (i18n) => i18n.t('description', { ns: 'prerendered' }),
  },
  ...documentPages,
  'not-found': {
    path: '/404',
    namespaces: ['layout', 'notFound'],
    load: async () => (await import('#site/layout/NotFoundPage.tsx')).NotFoundPage,
    title: (i18n) => i18n.t('title', { ns: 'notFound' }),
    description: (i18n) => i18n.t('text', { ns: 'notFound' }),
  },
};

/** Returns the name of the page at a path, or `not-found`. */
export function pageAt(path: string): PageName {
  const trimmed = path.replace(/\/+$/, '') || '/';
  const names = Object.keys(pages) as PageName[];
  return names.find((name) => pages[name].path === trimmed) ?? 'not-found';
}
