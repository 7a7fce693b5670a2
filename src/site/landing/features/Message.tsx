import styles from './Message.module.css';
import paper from './paper.module.css';

type MessageProps = {
  from: 'maya' | 'leo';
  by: string;
  children: string;
  isSent?: boolean;
  /** A message that was not there before comes in, at once or after a moment's thought. */
  arrives?: 'now' | 'later';
};

export function Message({ from, by, children, isSent = true, arrives }: MessageProps) {
  const state = `${isSent ? '' : styles.unsent} ${arrives ? styles[arrives] : ''}`;
  return (
    <li className={`${styles.message} ${styles[from]} ${state}`}>
      <span className={paper.spoken}>{by}: </span>
      {children}
    </li>
  );
}
