import styles from './DraftSheet.module.css';
import paper from './paper.module.css';

type DraftSheetProps = { texts: string[]; current: number; written: number };

/** The drafts lie over one another, so that the sheet is as tall as the longest and nothing moves when they change. */
export function DraftSheet({ texts, current, written }: DraftSheetProps) {
  return (
    <div className={styles.sheet}>
      <p className={paper.spoken} aria-live="polite">
        {texts[current]}
      </p>
      {texts.map((text, position) => (
        <p
          key={text}
          className={`${paper.hand} ${styles.draft} ${position === current ? styles.current : ''}`}
          aria-hidden="true"
        >
          {wordsOf(text).map(({ word, at }) => (
            <span key={at} className={position === current && at < written ? styles.written : styles.word}>
              {word}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

const wordsOf = (text: string) => text.split(' ').map((word, at) => ({ word, at }));
