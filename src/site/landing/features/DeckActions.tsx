import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import styles from './Deck.module.css';
import paper from './paper.module.css';

type DeckActionsProps = {
  words: FeaturesMessages['deck'];
  isTurned: boolean;
  onTurn: () => void;
  onSend: (side: 'pass' | 'hello') => void;
};

/** The throws and the turn as buttons, and a hint that there is another way. */
export function DeckActions({ words, isTurned, onTurn, onSend }: DeckActionsProps) {
  return (
    <>
      <div className={`${paper.actions} ${styles.actions}`}>
        <button type="button" className={`button ${paper.quiet}`} onClick={() => onSend('pass')}>
          {words.pass}
        </button>
        <button type="button" className={`button ${paper.quiet}`} aria-pressed={isTurned} onClick={onTurn}>
          {words.turn}
        </button>
        <button type="button" className="button" onClick={() => onSend('hello')}>
          {words.hello}
        </button>
      </div>
      <p className={styles.hint}>
        <svg className={styles.arrow} viewBox="0 0 48 24" aria-hidden="true">
          <path d="M45 7C33 19 18 20 4 12m9-7c-4 2-7 4-9 7 3 2 6 4 10 6" />
        </svg>
        {words.hint}
        <svg className={styles.arrow} viewBox="0 0 48 24" aria-hidden="true">
          <path d="M3 7c12 12 27 13 41 5m-9-7c4 2 7 4 9 7-3 2-6 4-10 6" />
        </svg>
      </p>
    </>
  );
}
