import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';

type FieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  isInvalid: boolean;
  /** What is wrong with the value, unless the text of it stands elsewhere on the page. */
  problem?: string;
  onInput: () => void;
};

type Props = FieldProps & { type: 'email' | 'password' | 'text'; children?: ReactNode };

/** A labelled field that says itself what is wrong with it. */
export function Field({ name, label, type, autoComplete, isInvalid, problem, onInput, children }: Props) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          className={styles.input}
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={isInvalid || undefined}
          aria-describedby={problem && problemId}
          onInput={onInput}
        />
        {children}
      </div>
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** A password, hidden until the person asks to see it. */
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
