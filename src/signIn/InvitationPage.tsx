import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import { invitation } from '#api/publicEndpoints.ts';
import { loginPath } from '#session/returnPath.ts';
import { PasswordField } from './Field.tsx';
import { Alert, SessionForm } from './SessionForm.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';

/** Sets the first password of an invited administrator. The token comes from the link of the invitation. */
export function InvitationPage({ call, token }: { call: ApiCall; token: string }) {
  const { t } = useTranslation('session');
  const [isDone, setIsDone] = useState(false);
  const send = async (values: { new_password: string }) => {
    await call(invitation.accept, { ...values, token });
    setIsDone(true);
  };

  return (
    <SessionFrame page="invitation">
      {isDone || (
        <SessionForm page="invitation" send={send}>
          <PasswordField name="new_password" label={t('invitation.password')} autoComplete="new-password" />
        </SessionForm>
      )}
      <Alert role="status" message={isDone ? t('invitation.success') : undefined} />
      <p className={styles.back}>
        <a href={loginPath}>{t('toLogin')}</a>
      </p>
    </SessionFrame>
  );
}
