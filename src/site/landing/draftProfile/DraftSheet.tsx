import card from '#site/landing/parts/card.module.css';
import styles from './DraftSheet.module.css';

type DraftSheetProps = { texts: string[]; current: number; written: number };

/** The drafts lie over one another, so that the sheet is as tall as the longest and nothing moves when they change. */
export function DraftSheet({ texts, current, written }: DraftSheetProps) {
  return (
    <div className={styles.sheet}>
      <p className="visually-hidden" aria-live="polite">
        {texts[current]}
      </p>
      {texts.map((text, index) => (
        <p
          key={text}
          className={`${card.hand} ${styles.draft} ${index === current ? styles.current : ''}`}
          aria-hidden="true"
        >
          {wordsOf(text).map(({ word, position }) => (
            <span key={position} className={index === current && position < written ? styles.written : styles.word}>
              {word}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

const wordsOf = (text: string) => text.split(' ').map((word, position) => ({ word, position }));
