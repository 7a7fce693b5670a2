import { useResourceContext, useTranslate } from 'react-admin';
import { createResourceText } from './resourceText.ts';

/** The texts of a resource: by default, of the one in react-admin's resource context. */
export function useResourceText(name?: string) {
  const contextName = useResourceContext();
  const translate = useTranslate();
  const resource = name ?? contextName;
  if (!resource) throw new Error('useResourceText must be used within the screen of a resource');
  return createResourceText(translate, resource);
}
