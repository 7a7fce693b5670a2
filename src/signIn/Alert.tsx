import { useTranslation } from 'react-i18next';
import styles from './Alert.module.css';

type Props = {
  message?: string;
  detail?: string;
  /** By which an operator finds the request in the log. */
  requestId?: string;
  role?: 'alert' | 'status';
};

/** Says what went wrong, at once to those who listen, or, as a status, what went well. Empty while nothing did. */
export function Alert({ message, detail, requestId, role = 'alert' }: Props) {
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
