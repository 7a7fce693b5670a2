import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export type FieldProps = {
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
