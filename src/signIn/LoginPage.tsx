import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import { isEmail } from '#api/isEmail.ts';
import { consumeReturnPath, hasSessionEnded } from '#session/returnPath.ts';
import { asksForCode, signIn } from '#session/session.ts';
import { Field, PasswordField } from './Field.tsx';
import { SessionForm } from './SessionForm.tsx';
import { SessionFrame } from './SessionFrame.tsx';

type Props = {
  call: ApiCall;
  /** Opens a page of the dashboard in place of the login page. */
  onSignedIn?: (page: string) => void;
};

/** True when the browser's storage is blocked or full. */
const isStorageBlocked = (error: unknown) => error instanceof DOMException;

/** No password is shorter, whatever minimum the server has for new ones. */
const passwordMinLength = 6;

/** Signs an administrator in and opens the requested page. */
export function LoginPage({ call, onSignedIn = (page) => window.location.replace(page) }: Props) {
  const { t } = useTranslation('session');
  const [hasEnded] = useState(hasSessionEnded);
  const [codeHint, setCodeHint] = useState<string>();

  return (
    <SessionFrame page="login" tagline={hasEnded ? t('login.sessionEnded') : undefined}>
      <SessionForm<'email' | 'password' | 'code'>
        page="login"
        validate={({ email, password }) => ({
          problems: {
            email: isEmail(email) ? undefined : t('invalid.email'),
            password: password.length < passwordMinLength ? t('invalid.password') : undefined,
          },
        })}
        send={async ({ email, password, code }) => {
          try {
            await signIn(call, { email: email.trim(), password, code });
          } catch (error) {
            // The first request for a code is the next step, not an error.
            if (codeHint !== undefined || !asksForCode(error)) throw error;
            return setCodeHint(error.serverMessage ?? '');
          }
          onSignedIn(consumeReturnPath());
          await new Promise(() => undefined); // the browser leaves the page
        }}
        errorText={(error, text) => ({
          message: text ?? t(isStorageBlocked(error) ? 'login.storageBlocked' : 'login.failed'),
        })}
      >
        <Field name="email" type="email" label={t('login.email')} autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
        {codeHint !== undefined && (
          <Field
            name="code"
            type="text"
            label={t('login.code')}
            hint={codeHint}
            autoComplete="one-time-code"
            autoFocus
          />
        )}
      </SessionForm>
    </SessionFrame>
  );
}
