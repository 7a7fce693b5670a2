import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SessionForm.module.css';
import type { useForm } from './useForm.ts';

type AlertProps = {
  message?: string;
  detail?: string;
  /** The id by which an operator finds the request in the log. */
  requestId?: string;
  role?: 'alert' | 'status';
};

/** A live region for the failure of a form, or with the role `status` for its success. */
export function Alert({ message, detail, requestId, role = 'alert' }: AlertProps) {
  const { t } = useTranslation('failures');
  return (
    <div role={role}>
      {message && (
        <div className={styles.alert}>
          <p>{message}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
          {requestId && (
            <p className={styles.requestId}>
              {t('requestId')} <code>{requestId}</code>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type FieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  isInvalid: boolean;
  /** The error below the field. Absent when the form's alert shows it. */
  problem?: string;
  /** The instruction below the field. An error replaces it. */
  hint?: string;
  onInput: () => void;
};

/** A labelled input with its error. */
export function Field({
  label,
  isInvalid,
  problem,
  hint,
  children,
  ...input
}: FieldProps & { type: 'email' | 'password' | 'text'; children?: ReactNode }) {
  const id = useId();
  const helpId = `${id}-help`;
  const help = problem ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          className={styles.input}
          id={id}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={isInvalid || undefined}
          aria-describedby={help && helpId}
        />
        {children}
      </div>
      {help && (
        <p className={problem ? styles.problem : styles.hint} id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A password with a button that shows it. */
export function PasswordField(props: FieldProps) {
  const { t } = useTranslation('session');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={`${isShown ? t('password.hide') : t('password.show')}: ${props.label}`}
        onClick={() => setIsShown(!isShown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12.4C5 8.2 8.3 6.2 12 6.2s7 2 9.5 5.9c-2.5 4.1-5.7 6-9.4 6-3.8 0-7-1.8-9.6-5.7Z" />
          <circle cx="12" cy="12.1" r="3" />
          {!isShown && <path d="M4 20 20 4" />}
        </svg>
      </button>
    </Field>
  );
}

type Props = {
  page: 'login' | 'changePassword' | 'invitation';
  form: Pick<ReturnType<typeof useForm>, 'onSubmit' | 'status' | 'alert'>;
  onInput?: (event: FormEvent) => void;
  children: ReactNode;
};

/** A page's form. Its submit button does nothing while the form is sent, and keeps the focus. */
export function SessionForm({ page, form: { onSubmit, status, alert }, onInput, children }: Props) {
  const { t } = useTranslation('session');
  const isPending = status === 'pending';
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput}>
      {children}
      <Alert {...alert} />
      <button className={`button ${styles.submit}`} type="submit" aria-disabled={isPending || undefined}>
        {t(isPending ? `${page}.pending` : `${page}.submit`)}
      </button>
    </form>
  );
}
