import { type RefObject, useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { protectWork } from '#session/resumption.ts';

/** Returns whether the form around it has unsaved values. While it has, the end of the session does not leave the page. */
export function useUnsavedForm(isSaved?: RefObject<boolean>) {
  const { dirtyFields } = useFormState();
  const isUnsaved = useEvent(() => Object.keys(dirtyFields).length > 0 && !isSaved?.current);
  useEffect(() => protectWork(isUnsaved), [isUnsaved]);
  return isUnsaved;
}
