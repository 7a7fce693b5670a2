import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { homePath, loginPath } from '#session/returnPath.ts';
import { clearSession, currentToken } from '#session/session.ts';
import { Alert, PasswordField, SessionForm } from './SessionForm.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { useForm } from './useForm.ts';

/** Changes the administrator's password. It opens without a session (observed-behaviour.md, 11). */
export function ChangePasswordPage({ call }: { call: ApiCall }) {
  const { t } = useTranslation('session');
  const form = useForm<'old_password' | 'new_password'>({
    validate: ({ old_password, new_password }) => {
      if (old_password && new_password) return { problems: {} };
      const message = t('changePassword.empty');
      const ifEmpty = (password: string) => (password ? undefined : message);
      return { message, problems: { old_password: ifEmpty(old_password), new_password: ifEmpty(new_password) } };
    },
    send: async (passwords, element) => {
      await call(endpoints.session.changePassword, passwords).catch((error: unknown) => {
        if (error instanceof ApiError && error.sessionIsOver) clearSession();
        throw error;
      });
      element.reset();
    },
    errorText: (error, detail) => {
      if (!(error instanceof ApiError)) return { message: t('changePassword.wentWrong') };
      if (error.failure === 'noToken') return { message: detail };
      if (error.failure !== 'refused') return { message: t('changePassword.wentWrong'), detail };
      return error.action ? { message: error.action } : { message: t('changePassword.failed'), detail };
    },
  });

  return (
    <SessionFrame page="changePassword">
      <SessionForm page="changePassword" form={form}>
        <PasswordField
          label={t('changePassword.oldPassword')}
          autoComplete="current-password"
          {...form.fieldProps('old_password')}
        />
        <PasswordField
          label={t('changePassword.newPassword')}
          autoComplete="new-password"
          {...form.fieldProps('new_password')}
        />
        <Alert role="status" message={form.status === 'done' ? t('changePassword.success') : undefined} />
      </SessionForm>
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
