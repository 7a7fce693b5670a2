import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { homePath, loginPath } from '#session/returnPath.ts';
import { clearSession, currentToken } from '#session/session.ts';
import { PasswordField } from './Field.tsx';
import { SessionForm } from './SessionForm.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';

/** Changes the administrator's password. It opens without a session (observed-behaviour.md, 11). */
export function ChangePasswordPage({ call }: { call: ApiCall }) {
  const { t } = useTranslation('session');
  const [isSignedIn, setIsSignedIn] = useState(currentToken() !== null);
  const endSession = () => {
    clearSession();
    setIsSignedIn(false);
  };
  return (
    <SessionFrame page="changePassword">
      <SessionForm<'old_password' | 'new_password'>
        page="changePassword"
        success={t('changePassword.success')}
        validate={({ old_password, new_password }) => {
          if (old_password && new_password) return { problems: {} };
          const message = t('changePassword.empty');
          const ifEmpty = (password: string) => (password ? undefined : message);
          return { message, problems: { old_password: ifEmpty(old_password), new_password: ifEmpty(new_password) } };
        }}
        send={async (passwords, form) => {
          await call(endpoints.session.changePassword, passwords).catch((error: unknown) => {
            if (error instanceof ApiError && error.sessionIsOver) endSession();
            throw error;
          });
          form.reset();
        }}
        errorText={(error, detail) => {
          if (!(error instanceof ApiError)) return { message: t('unexpectedError') };
          if (error.failure === 'noToken') return { message: detail };
          if (error.failure !== 'refused') return { message: t('unexpectedError'), detail };
          return error.action ? { message: error.action } : { message: t('changePassword.failed'), detail };
        }}
      >
        <PasswordField name="old_password" label={t('changePassword.oldPassword')} autoComplete="current-password" />
        <PasswordField name="new_password" label={t('changePassword.newPassword')} autoComplete="new-password" />
      </SessionForm>
      <p className={styles.back}>
        {isSignedIn ? <a href={homePath}>{t('changePassword.toDashboard')}</a> : <a href={loginPath}>{t('toLogin')}</a>}
      </p>
    </SessionFrame>
  );
}
