import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#admin/engine/ui/Dialogs.tsx';
import { useT } from '#i18n/useT.ts';

/** Asks for a confirmation before the form around it is left with unsaved changes. */
export function UnsavedChanges({ isSaved }: { isSaved: RefObject<boolean> }) {
  const t = useT();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isDirty && !isSaved.current) event.preventDefault();
  });

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      question={t('unsaved.question')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      isDangerous
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
