import type { Product } from '#admin/engine/dashboard.ts';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import { conventions } from './conventions.ts';
import { endpoints } from './endpoints.ts';
import { resources } from './resources/resources.ts';

/** A second product over another API: with the reference product, it uses every option of a definition. */
export const festival: Product = {
  endpoints,
  conventions,
  resources,
  icons: {},
  loadIcons: () => import('./icons.ts'),
  loadMessages: (language) => loadPolyglot(language, () => import('./messages.ts')),
};
