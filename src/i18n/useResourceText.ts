import { useResourceContext, useTranslate } from 'react-admin';
import { createResourceText } from './resourceText.ts';

/** The text of the resource in react-admin's resource context, or of the one that is named. */
export function useResourceText(named?: string) {
  const around = useResourceContext();
  const translate = useTranslate();
  const resource = named ?? around;
  if (!resource) throw new Error('useResourceText must be used within the screen of a resource');
  return createResourceText(translate, resource);
}
