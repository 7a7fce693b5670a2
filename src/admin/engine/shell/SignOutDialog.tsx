import { useMutation } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { useErrorText } from '#admin/engine/context/messages.ts';
import { dropDrafts } from '#admin/engine/forms/draftStore.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { ConfirmDialog } from '#admin/engine/ui/Dialogs.tsx';

/** Signs out after a confirmation. When that fails, session and dialog stay and the error is shown (observed-behaviour.md, 15). */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const authProvider = useAuthProvider();
  // After a success the browser leaves the page. The dialog stays pending until then.
  const signOut = useMutation({
    mutationFn: async () => authProvider?.logout({ onSignedOut: dropDrafts }),
  });

  return (
    <ConfirmDialog
      title={t('menu.signOut')}
      question={t('signOut.question')}
      confirm={t('signOut.confirm')}
      pending={t('signOut.pending')}
      error={signOut.error ? errorText(signOut.error, t('signOut.failed')) : undefined}
      onConfirm={() => signOut.mutate()}
      onCancel={onClose}
    />
  );
}
