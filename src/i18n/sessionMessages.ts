import { createLoader, type Messages, type Namespace } from './messages.ts';

/** Downloads the words of the pages to sign in. */
export const loadSessionMessages = createLoader(
  import.meta.glob<Record<string, Messages[Namespace]>>('./messages/*/{session,failures}.ts'),
);
