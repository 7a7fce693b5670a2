import { useAuthProvider } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/parts/ConfirmDialog.tsx';
import { type ErrorMessage, useErrorText } from '#admin/parts/useErrorText.ts';
import { useT } from '#i18n/useT.ts';

/** Signs out after a confirmation. When that fails, session and dialog stay and the error is shown (observed-behaviour.md, 15). */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const authProvider = useAuthProvider();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<ErrorMessage>();

  const signOut = async () => {
    setError(undefined);
    setIsPending(true);
    try {
      await authProvider?.logout({}); // the page is being left: the dialog stays as it is until then
    } catch (reason) {
      setError(errorText(reason, 'signOut.failed'));
      setIsPending(false);
    }
  };

  return (
    <ConfirmDialog
      title={t('menu.signOut')}
      question={t('signOut.question')}
      confirm={t('signOut.confirm')}
      cancel={t('actions.cancel')}
      pending={t('signOut.pending')}
      isPending={isPending}
      error={error}
      onConfirm={() => void signOut()}
      onCancel={onClose}
    />
  );
}
