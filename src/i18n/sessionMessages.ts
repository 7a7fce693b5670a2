import type { Messages } from './i18next.ts';
import { createLoader } from './messageLoader.ts';

/** Downloads messages of the sign-in pages. Apart from `i18next.ts`, so that public pages do not list these files. */
export const loadSessionMessages = createLoader(import.meta.glob<Messages>('./messages/*/{session,failures}.ts'));
