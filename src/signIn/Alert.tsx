import styles from './Alert.module.css';

/** Says what went wrong, at once to those who listen. Empty while nothing did. */
export function Alert({ message, detail }: { message?: string; detail?: string }) {
  return (
    <div role="alert">
      {message && (
        <div className={styles.alert}>
          <p>{message}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      )}
    </div>
  );
}
