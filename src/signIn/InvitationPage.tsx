import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import { invitation } from '#api/publicEndpoints.ts';
import { loginPath } from '#session/returnPath.ts';
import { Alert, PasswordField, SessionForm } from './SessionForm.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { useForm } from './useForm.ts';

/** Sets the first password of an invited administrator. The token comes from the link of the invitation. */
export function InvitationPage({ call, token }: { call: ApiCall; token: string }) {
  const { t } = useTranslation('session');
  const form = useForm<'new_password'>({
    send: async (values) => {
      await call(invitation.accept, { ...values, token });
    },
  });
  const isDone = form.status === 'done';

  return (
    <SessionFrame page="invitation">
      {isDone || (
        <SessionForm page="invitation" form={form}>
          <PasswordField
            label={t('invitation.password')}
            autoComplete="new-password"
            {...form.fieldProps('new_password')}
          />
        </SessionForm>
      )}
      <Alert role="status" message={isDone ? t('invitation.success') : undefined} />
      <p className={styles.back}>
        <a href={loginPath}>{t('changePassword.toLogin')}</a>
      </p>
    </SessionFrame>
  );
}
