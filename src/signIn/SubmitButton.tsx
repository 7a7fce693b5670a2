import { useEffect, useRef } from 'react';
import styles from './SubmitButton.module.css';

type Props = { label: string; pendingLabel: string; isPending: boolean };

/** Cannot be pressed twice, and gives the keyboard back where it was once the answer is there. */
export function SubmitButton({ label, pendingLabel, isPending }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isPending) hadFocus.current = true;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isPending]);

  return (
    <button ref={button} className={`button ${styles.submit}`} type="submit" disabled={isPending}>
      {isPending ? pendingLabel : label}
    </button>
  );
}
