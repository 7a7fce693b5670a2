import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import { homePath, loginPath } from '#session/returnPath.ts';
import { currentToken } from '#session/session.ts';
import { Alert } from './Alert.tsx';
import { changePassword } from './changePassword.ts';
import { fieldProblems, focusFirst, passwordMinLength, readText } from './form.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useChangePasswordErrorText } from './useErrorText.ts';

type Problems = { old_password?: string | boolean; new_password?: string | boolean };

type Passwords = { old_password: string; new_password: string };

/** Changes the administrator's password. Opens without a session, too (observed-behaviour.md, 11). */
export function ChangePasswordPage({ send }: { send: ApiCall }) {
  const { t } = useTranslation('session');
  const errorText = useChangePasswordErrorText();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<{ message: string; detail?: string }>();
  const [isPending, setIsPending] = useState(false);
  const [isDone, setIsDone] = useState(false);

  const validate = (passwords: Passwords): Problems => {
    if (!passwords.old_password || !passwords.new_password) {
      return { old_password: !passwords.old_password, new_password: !passwords.new_password };
    }
    return passwords.new_password.length < passwordMinLength ? { new_password: t('invalid.password') } : {};
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const passwords = {
      old_password: readText(form, 'old_password'),
      new_password: readText(form, 'new_password'),
    };
    const found = validate(passwords);
    setProblems(found);
    setIsDone(false);
    setFailure(Object.values(found).includes(true) ? { message: t('changePassword.empty') } : undefined);
    if (focusFirst(form, found)) return;

    setIsPending(true);
    try {
      await changePassword(send, passwords);
      form.reset();
      setIsDone(true);
    } catch (error) {
      const shown = errorText(error);
      setProblems(fieldProblems(error, shown.message, shown.detail));
      setFailure(shown);
    }
    setIsPending(false);
  };

  const clear = (name: keyof Problems) => () => setProblems((known) => ({ ...known, [name]: undefined }));

  return (
    <SessionFrame
      title={t('changePassword.title')}
      heading={t('changePassword.heading')}
      tagline={t('changePassword.tagline')}
    >
      <form noValidate onSubmit={submit}>
        <PasswordField
          name="old_password"
          label={t('changePassword.oldPassword')}
          autoComplete="current-password"
          problem={problems.old_password}
          onInput={clear('old_password')}
        />
        <PasswordField
          name="new_password"
          label={t('changePassword.newPassword')}
          autoComplete="new-password"
          problem={problems.new_password}
          onInput={clear('new_password')}
        />
        <Alert {...failure} />
        <p role="status" className={isDone ? styles.done : undefined}>
          {isDone && t('changePassword.success')}
        </p>
        <SubmitButton
          isPending={isPending}
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
