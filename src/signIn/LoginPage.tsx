import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { onSignInElsewhere } from '#session/guard.ts';
import { consumeReturnPath, hasSessionEnded } from '#session/returnPath.ts';
import { signIn } from '#session/session.ts';
import { Alert } from './Alert.tsx';
import { Field, PasswordField } from './Field.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useErrorText } from './useErrorText.ts';
import { useForm } from './useForm.ts';
import { isEmail, passwordMinLength } from './validate.ts';

type Props = {
  call: ApiCall;
  preloadDashboard: () => void;
  /** Goes to a page of the dashboard. The login page is not one to come back to. */
  onSignedIn?: (page: string) => void;
};

/** True for a refusal that is about the second factor's code: this account has one. */
const asksForCode = (error: unknown) => error instanceof ApiError && error.body.errors?.code !== undefined;

/** True where the browser keeps nothing of this site: its settings forbid that, or its room is full. */
const isStorageBlocked = (error: unknown) => error instanceof DOMException;

const replacePage = (page: string) => window.location.replace(page);

/** Signs an administrator in and goes on to the page that was asked for. */
export function LoginPage({ call, preloadDashboard, onSignedIn = replacePage }: Props) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [hasEnded] = useState(hasSessionEnded);
  const [hasCode, setHasCode] = useState(false);
  const { onSubmit, fieldProps, failure, status } = useForm<'email' | 'password' | 'code'>({
    validate: ({ email, password }) => ({
      problems: {
        email: isEmail(email.trim()) ? undefined : t('invalid.email'),
        password: password.length >= passwordMinLength ? undefined : t('invalid.password'),
      },
    }),
    send: async ({ email, password, code }) => {
      try {
        await signIn(call, { email: email.trim(), password, code });
      } catch (error) {
        if (asksForCode(error)) setHasCode(true);
        throw error;
      }
      onSignedIn(consumeReturnPath());
    },
    errorText: (error) => ({
      message: errorText(error) ?? t(isStorageBlocked(error) ? 'login.storageBlocked' : 'login.failed'),
    }),
  });

  useEffect(() => onSignInElsewhere(window.location), []);
  useEffect(() => {
    if (hasCode) document.getElementsByName('code')[0]?.focus();
  }, [hasCode]);

  return (
    <SessionFrame
      title={t('login.title')}
      heading={t('login.heading')}
      tagline={t(hasEnded ? 'login.sessionEnded' : 'login.tagline')}
    >
      <form noValidate onSubmit={onSubmit} onInput={preloadDashboard}>
        <Field type="email" label={t('login.email')} autoComplete="username" {...fieldProps('email')} />
        <PasswordField label={t('login.password')} autoComplete="current-password" {...fieldProps('password')} />
        {hasCode && <Field type="text" label={t('login.code')} autoComplete="one-time-code" {...fieldProps('code')} />}
        <Alert message={failure.message} requestId={failure.requestId} />
        <SubmitButton isPending={status !== 'idle'} label={t('login.submit')} pendingLabel={t('login.pending')} />
      </form>
    </SessionFrame>
  );
}
