import styles from './Alert.module.css';

type Props = { message?: string; detail?: string; role?: 'alert' | 'status' };

/** Says what went wrong, at once to those who listen, or, as a status, what went well. Empty while nothing did. */
export function Alert({ message, detail, role = 'alert' }: Props) {
  return (
    <div role={role}>
      {message && (
        <div className={styles.alert}>
          <p>{message}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      )}
    </div>
  );
}
