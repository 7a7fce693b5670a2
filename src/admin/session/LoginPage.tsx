import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Send } from '#api/request.ts';
import { takeReturnPage } from '#api/returnPage.ts';
import { signIn } from '#api/session.ts';
import { Alert } from './Alert.tsx';
import { Field } from './Field.tsx';
import { fieldProblems } from './fieldProblems.ts';
import { focusFirst } from './focusFirst.ts';
import { leaveWhenSignedInElsewhere } from './guard.ts';
import { isEmail } from './isEmail.ts';
import { PasswordField } from './PasswordField.tsx';
import { passwordMinLength, readText } from './readText.ts';
import { SessionFrame } from './SessionFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useWordsFor } from './useWordsFor.ts';

type Props = {
  send: Send;
  preloadDashboard: () => void;
  /** Goes to a page of the dashboard. The login page is not one to come back to. */
  enter?: (page: string) => void;
};

type Problems = { email?: string | boolean; password?: string | boolean };

const replacePage = (page: string) => window.location.replace(page);

/** Signs an administrator in and goes on to the page that was asked for. */
export function LoginPage({ send, preloadDashboard, enter = replacePage }: Props) {
  const { t } = useTranslation('session');
  const wordsFor = useWordsFor();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  useEffect(() => leaveWhenSignedInElsewhere(window.location), []);

  const judge = ({ email, password }: { email: string; password: string }): Problems => ({
    email: isEmail(email) ? undefined : t('invalid.email'),
    password: password.length >= passwordMinLength ? undefined : t('invalid.password'),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = { email: readText(form, 'email').trim(), password: readText(form, 'password') };
    const found = judge(credentials);
    setProblems(found);
    setFailure(undefined);
    if (focusFirst(form, found)) return;

    setIsPending(true);
    try {
      await signIn(send, credentials);
      enter(takeReturnPage());
    } catch (error) {
      const words = wordsFor(error) ?? t('login.failed');
      setProblems(fieldProblems(error, words));
      setFailure(words);
      setIsPending(false);
    }
  };

  return (
    <SessionFrame title={t('login.title')} heading={t('login.heading')} tagline={t('login.tagline')}>
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
