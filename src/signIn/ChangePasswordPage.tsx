import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { homePath, loginPath } from '#session/returnPath.ts';
import { clearSession, currentToken } from '#session/session.ts';
import { Alert } from './Alert.tsx';
import { PasswordField } from './Field.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useChangePasswordErrorText } from './useErrorText.ts';
import { useForm } from './useForm.ts';
import { passwordMinLength } from './validate.ts';

/** Changes the administrator's password. Opens without a session, too (observed-behaviour.md, 11). */
export function ChangePasswordPage({ call }: { call: ApiCall }) {
  const { t } = useTranslation('session');
  const errorText = useChangePasswordErrorText();
  const { onSubmit, fieldProps, failure, status } = useForm<'old_password' | 'new_password'>({
    validate: ({ old_password, new_password }) => {
      if (old_password && new_password) {
        return { problems: new_password.length < passwordMinLength ? { new_password: t('invalid.password') } : {} };
      }
      const message = t('changePassword.empty');
      const ifEmpty = (password: string) => (password ? undefined : message);
      return { message, problems: { old_password: ifEmpty(old_password), new_password: ifEmpty(new_password) } };
    },
    send: async (passwords, form) => {
      await call(endpoints.session.changePassword, passwords).catch((error: unknown) => {
        if (error instanceof ApiError && error.sessionIsOver) clearSession();
        throw error;
      });
      form.reset();
    },
    errorText,
  });

  return (
    <SessionFrame
      title={t('changePassword.title')}
      heading={t('changePassword.heading')}
      tagline={t('changePassword.tagline')}
    >
      <form noValidate onSubmit={onSubmit}>
        <PasswordField
          label={t('changePassword.oldPassword')}
          autoComplete="current-password"
          {...fieldProps('old_password')}
        />
        <PasswordField
          label={t('changePassword.newPassword')}
          autoComplete="new-password"
          {...fieldProps('new_password')}
        />
        <Alert message={failure.message} detail={failure.detail} requestId={failure.requestId} />
        <Alert role="status" message={status === 'done' ? t('changePassword.success') : undefined} />
        <SubmitButton
          isPending={status === 'pending'}
          label={t('changePassword.submit')}
          pendingLabel={t('changePassword.pending')}
        />
      </form>
      <p className={styles.back}>
        {currentToken() ? (
          <a href={homePath}>{t('changePassword.toDashboard')}</a>
        ) : (
          <a href={loginPath}>{t('changePassword.toLogin')}</a>
        )}
      </p>
    </SessionFrame>
  );
}
