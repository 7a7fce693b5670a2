import { useTranslate } from 'react-admin';
import type { AdminKey, ReactAdminKey } from './adminMessages.ts';

type Variables = Record<string, string | number>;

/** Translates typed keys of the dashboard, and react-admin's keys that begin with `ra.`. */
export function useT() {
  const translate = useTranslate();
  return (key: AdminKey | ReactAdminKey, variables?: Variables) =>
    translate(key.startsWith('ra.') ? key : `admin.${key}`, variables);
}
