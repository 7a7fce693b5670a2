import { useTranslate } from 'ra-core';
import type { AdminKey } from './polyglotProvider.ts';

type Fillings = Record<string, string | number>;

/** The dashboard's words by their typed keys. */
export function useWords() {
  const translate = useTranslate();
  return (key: AdminKey, fillings?: Fillings) => translate(`admin.${key}`, fillings);
}
