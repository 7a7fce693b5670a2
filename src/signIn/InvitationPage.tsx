import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import { invitation } from '#api/publicEndpoints.ts';
import { loginPath } from '#session/returnPath.ts';
import { Alert } from './Alert.tsx';
import { PasswordField } from './Field.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useInvitationErrorText } from './useErrorText.ts';
import { useForm } from './useForm.ts';
import { passwordMinLength } from './validate.ts';

type Props = {
  call: ApiCall;
  /** What the link of the invitation ends with. */
  token: string;
};

/** Sets the first password of somebody who was invited. */
export function InvitationPage({ call, token }: Props) {
  const { t } = useTranslation('session');
  const errorText = useInvitationErrorText();
  const { onSubmit, fieldProps, failure, status } = useForm<'new_password'>({
    validate: ({ new_password }) => ({
      problems: new_password.length < passwordMinLength ? { new_password: t('invalid.password') } : {},
    }),
    send: async (values, form) => {
      await call(invitation.accept, { ...values, token });
      form.reset();
    },
    errorText,
  });

  return (
    <SessionFrame title={t('invitation.title')} heading={t('invitation.heading')} tagline={t('invitation.tagline')}>
      {status !== 'done' && (
        <form noValidate onSubmit={onSubmit}>
          <PasswordField label={t('invitation.password')} autoComplete="new-password" {...fieldProps('new_password')} />
          <Alert message={failure.message} detail={failure.detail} requestId={failure.requestId} />
          <SubmitButton
            isPending={status === 'pending'}
            label={t('invitation.submit')}
            pendingLabel={t('invitation.pending')}
          />
        </form>
      )}
      <Alert role="status" message={status === 'done' ? t('invitation.success') : undefined} />
      <p className={styles.back}>
        <a href={loginPath}>{t('changePassword.toLogin')}</a>
      </p>
    </SessionFrame>
  );
}
