import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import { onSignInElsewhere } from '#session/guard.ts';
import { consumeReturnPath, hasSessionEnded } from '#session/returnPath.ts';
import { signIn } from '#session/session.ts';
import { Alert } from './Alert.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
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

const replacePage = (page: string) => window.location.replace(page);

/** Signs an administrator in and goes on to the page that was asked for. */
export function LoginPage({ call, preloadDashboard, onSignedIn = replacePage }: Props) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [hasEnded] = useState(hasSessionEnded);
  const { onSubmit, fieldProps, failure, status } = useForm<'email' | 'password'>({
    validate: ({ email, password }) => ({
      problems: {
        email: isEmail(email.trim()) ? undefined : t('invalid.email'),
        password: password.length >= passwordMinLength ? undefined : t('invalid.password'),
      },
    }),
    send: async ({ email, password }) => {
      await signIn(call, { email: email.trim(), password });
      onSignedIn(consumeReturnPath());
    },
    errorText: (error) => ({ message: errorText(error) ?? t('login.failed') }),
  });

  useEffect(() => onSignInElsewhere(window.location), []);

  return (
    <SessionFrame
      title={t('login.title')}
      heading={t('login.heading')}
      tagline={t(hasEnded ? 'login.sessionEnded' : 'login.tagline')}
    >
      <form noValidate onSubmit={onSubmit} onInput={preloadDashboard}>
        <Field type="email" label={t('login.email')} autoComplete="username" {...fieldProps('email')} />
        <PasswordField label={t('login.password')} autoComplete="current-password" {...fieldProps('password')} />
        <Alert message={failure.message} />
        <SubmitButton isPending={status !== 'idle'} label={t('login.submit')} pendingLabel={t('login.pending')} />
      </form>
    </SessionFrame>
  );
}
