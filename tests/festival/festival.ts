import type { Product } from '#admin/engine/dashboard.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import type { Language } from '#i18n/language.ts';
import { endpoints } from './endpoints.ts';
import { manners } from './manners.ts';
import { resources } from './resources/resources.ts';

const words = {
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  ko: () => import('./messages/ko.ts'),
  hi: () => import('./messages/hi.ts'),
};

const loadWords = async (language: Language) => ({ resources: (await words[language]()).resources });

/** The dashboard of the festival office, put together of its parts. */
export const festival: Product = {
  endpoints,
  manners,
  resources,
  icons: {},
  loadMessages: (language) => loadPolyglot(language, loadWords),
};
