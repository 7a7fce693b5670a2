import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export type FieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  /** What is wrong with the value; true when the text of it stands elsewhere on the page. */
  problem?: string | boolean;
  onInput: () => void;
};

type Props = FieldProps & { type: 'email' | 'password' | 'text'; children?: ReactNode };

/** A labelled field that says itself what is wrong with it. */
export function Field({ name, label, type, autoComplete, problem, onInput, children }: Props) {
  const id = useId();
  const problemId = `${id}-problem`;
  const hasWords = typeof problem === 'string';
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
          aria-invalid={problem ? true : undefined}
          aria-describedby={hasWords ? problemId : undefined}
          onInput={onInput}
        />
        {children}
      </div>
      {hasWords && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
