import { useTranslation } from 'react-i18next';
import styles from './Message.module.css';

type MessageProps = {
  from: 'maya' | 'leo';
  children: string;
  isSent?: boolean;
  /** A message that was not there before comes in, at once or after a moment's thought. */
  arrives?: 'now' | 'later';
};

export function Message({ from, children, isSent = true, arrives }: MessageProps) {
  const { t } = useTranslation('features');
  const state = `${isSent ? '' : styles.unsent} ${arrives ? styles[arrives] : ''}`;
  return (
    <li className={`${styles.message} ${styles[from]} ${state}`}>
      <span className="visually-hidden">{t(`people.${from}.name`)}: </span>
      {children}
    </li>
  );
}
