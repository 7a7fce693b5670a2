import { conventions } from '#api/conventions.ts';
import { endpoints } from '#api/endpoints.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import type { Product } from './engine/dashboard.ts';
import { menuIcons } from './menuIcons.ts';
import { customRoutes } from './pages/customRoutes.tsx';
import { Statistics } from './pages/statistics/Statistics.tsx';
import { resources } from './resources/resources.ts';

/** This product: its API, definitions, icons, messages and hand-built pages. */
export const baseProduct: Product = {
  endpoints,
  conventions,
  resources,
  icons: menuIcons,
  loadMessages: loadPolyglot,
  dashboard: Statistics,
  customRoutes,
};
