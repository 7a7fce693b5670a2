import { useTranslate } from 'ra-core';
import type { AdminKey } from './adminMessages.ts';

type Variables = Record<string, string | number>;

/** The dashboard's words by their typed keys. */
export function useT() {
  const translate = useTranslate();
  return (key: AdminKey, variables?: Variables) => translate(`admin.${key}`, variables);
}
