import { createLoader, type Messages, type Namespace } from './i18next.ts';

/** Downloads messages of the sign-in pages. Apart from `i18next.ts`, so that public pages do not list these files. */
export const loadSessionMessages = createLoader(
  import.meta.glob<Record<string, Messages[Namespace]>>('./messages/*/{session,failures}.ts'),
);
