import { useTranslate } from 'react-admin';
import type { AdminKey, ReactAdminKey } from './adminMessages.ts';

type Variables = Record<string, string | number>;

/** The dashboard's words by their typed keys, and react-admin's own. */
export function useT() {
  const translate = useTranslate();
  return (key: AdminKey | ReactAdminKey, variables?: Variables) =>
    translate(key.startsWith('ra.') ? key : `admin.${key}`, variables);
}
