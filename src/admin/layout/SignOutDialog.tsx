import { useAuthProvider } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/views/ConfirmDialog.tsx';
import { type FailureWords, useFailureWords } from '#admin/views/useFailureWords.ts';
import { useT } from '#i18n/useT.ts';

/** Signs out after a question. A failure keeps the session and the dialog, and says what failed (observed-behaviour.md, 15). */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const wordsFor = useFailureWords();
  const authProvider = useAuthProvider();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();

  const signOut = async () => {
    setFailure(undefined);
    setIsPending(true);
    try {
      await authProvider?.logout({}); // the page is being left: the dialog stays as it is until then
    } catch (error) {
      setFailure(wordsFor(error, 'signOut.failed'));
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
      failure={failure}
      onConfirm={() => void signOut()}
      onCancel={onClose}
    />
  );
}
