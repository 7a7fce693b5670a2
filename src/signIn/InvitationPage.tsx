import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import { invitation } from '#api/publicEndpoints.ts';
import { loginPath } from '#session/returnPath.ts';
import { Alert, PasswordField, SessionForm } from './SessionForm.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { passwordMinLength, useErrorText, useForm } from './useForm.ts';

/** Sets the first password of an invited administrator. The token comes from the link of the invitation. */
export function InvitationPage({ call, token }: { call: ApiCall; token: string }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { onSubmit, fieldProps, alert, status } = useForm<'new_password'>({
    validate: ({ new_password }) => ({
      problems: new_password.length < passwordMinLength ? { new_password: t('invalid.password') } : {},
    }),
    send: async (values, form) => {
      await call(invitation.accept, { ...values, token });
      form.reset();
    },
    errorText: (error) => ({ message: errorText(error) ?? t('changePassword.wentWrong') }),
  });

  return (
    <SessionFrame title={t('invitation.title')} heading={t('invitation.heading')} tagline={t('invitation.tagline')}>
      {status !== 'done' && (
        <SessionForm
          onSubmit={onSubmit}
          isPending={status === 'pending'}
          submit={t('invitation.submit')}
          pending={t('invitation.pending')}
        >
          <PasswordField label={t('invitation.password')} autoComplete="new-password" {...fieldProps('new_password')} />
          <Alert {...alert} />
        </SessionForm>
      )}
      <Alert role="status" message={status === 'done' ? t('invitation.success') : undefined} />
      <p className={styles.back}>
        <a href={loginPath}>{t('changePassword.toLogin')}</a>
      </p>
    </SessionFrame>
  );
}
