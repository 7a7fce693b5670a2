import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SessionForm.module.css';

/** Why a form was not sent or not accepted. A field whose problem is also the message or detail only gets marked. */
export type Failure = {
  /** By the names of the fields. */
  problems: Record<string, string | undefined>;
  message?: string;
  detail?: string;
  /** The id by which an operator finds the request in the log. */
  requestId?: string;
};

/** The failure of the form around a field. */
export const FailureContext = createContext<Failure>({ problems: {} });

type FieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  autoFocus?: true;
  /** The instruction below the field. An error replaces it. */
  hint?: string;
};

/** A labelled input with its error. */
export function Field({
  label,
  hint,
  children,
  ...input
}: FieldProps & { type: 'email' | 'password' | 'text'; children?: ReactNode }) {
  const id = useId();
  const helpId = `${id}-help`;
  const { problems, message, detail } = useContext(FailureContext);
  const problem = problems[input.name];
  const help = problem && problem !== message && problem !== detail ? problem : hint;
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
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={help && helpId}
        />
        {children}
      </div>
      {help && (
        <p className={help === problem ? styles.problem : styles.hint} id={helpId}>
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
