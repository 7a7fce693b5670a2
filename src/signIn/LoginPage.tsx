import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import { onSignInElsewhere } from '#session/guard.ts';
import { consumeReturnPath, hasSessionEnded } from '#session/returnPath.ts';
import { signIn } from '#session/session.ts';
import { Alert } from './Alert.tsx';
import { Field } from './Field.tsx';
import { fieldProblems, focusFirst, isEmail, passwordMinLength, readText } from './form.ts';
import { PasswordField } from './PasswordField.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useErrorText } from './useErrorText.ts';

type Props = {
  send: ApiCall;
  preloadDashboard: () => void;
  /** Goes to a page of the dashboard. The login page is not one to come back to. */
  onSignedIn?: (page: string) => void;
};

type Problems = { email?: string | boolean; password?: string | boolean };

const replacePage = (page: string) => window.location.replace(page);

/** Signs an administrator in and goes on to the page that was asked for. */
export function LoginPage({ send, preloadDashboard, onSignedIn = replacePage }: Props) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  useEffect(() => onSignInElsewhere(window.location), []);

  const validate = ({ email, password }: { email: string; password: string }): Problems => ({
    email: isEmail(email) ? undefined : t('invalid.email'),
    password: password.length >= passwordMinLength ? undefined : t('invalid.password'),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = { email: readText(form, 'email').trim(), password: readText(form, 'password') };
    const found = validate(credentials);
    setProblems(found);
    setFailure(undefined);
    if (focusFirst(form, found)) return;

    setIsPending(true);
    try {
      await signIn(send, credentials);
      onSignedIn(consumeReturnPath());
    } catch (error) {
      const message = errorText(error) ?? t('login.failed');
      setProblems(fieldProblems(error, message));
      setFailure(message);
      setIsPending(false);
    }
  };

  return (
    <SessionFrame
      title={t('login.title')}
      heading={t('login.heading')}
      tagline={t(hasSessionEnded() ? 'login.sessionEnded' : 'login.tagline')}
    >
      <form noValidate onSubmit={submit} onInput={preloadDashboard}>
        <Field
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username"
          problem={problems.email}
          onInput={() => setProblems(({ password }) => ({ password }))}
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          problem={problems.password}
          onInput={() => setProblems(({ email }) => ({ email }))}
        />
        <Alert message={failure} />
        <SubmitButton isPending={isPending} label={t('login.submit')} pendingLabel={t('login.pending')} />
      </form>
    </SessionFrame>
  );
}
