import { useResourceContext, useTranslate } from 'react-admin';
import type { AdminKey, ReactAdminKey } from './adminMessages.ts';
import { createResourceText, type Variables } from './resourceText.ts';

/** Translates typed keys of the dashboard, and react-admin's keys that begin with `ra.`. */
export function useT() {
  const translate = useTranslate();
  return (key: AdminKey | ReactAdminKey, variables?: Variables) =>
    translate(key.startsWith('ra.') ? key : `admin.${key}`, variables);
}

/** The texts of a resource: by default, of the one in react-admin's resource context. */
export function useResourceText(name?: string) {
  const contextName = useResourceContext();
  const translate = useTranslate();
  const resource = name ?? contextName;
  if (!resource) throw new Error('useResourceText must be used within the screen of a resource');
  return createResourceText(translate, resource);
}
