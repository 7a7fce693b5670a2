import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import styles from './Deck.module.css';
import type { Side } from './useSwipe.ts';

type DeckActionsProps = { isTurned: boolean; onTurn: () => void; onSend: (side: Side) => void };

/** Both swipes and the turn as buttons, and a hint that there is another way. */
export function DeckActions({ isTurned, onTurn, onSend }: DeckActionsProps) {
  const { t } = useTranslation('features');
  return (
    <>
      <div className={`${card.actions} ${styles.actions}`}>
        <button type="button" className={`button ${card.quiet}`} onClick={() => onSend('pass')}>
          {t('deck.pass')}
        </button>
        <button type="button" className={`button ${card.quiet}`} aria-pressed={isTurned} onClick={onTurn}>
          {t('deck.turn')}
        </button>
        <button type="button" className="button" onClick={() => onSend('hello')}>
          {t('deck.hello')}
        </button>
      </div>
      <p className={styles.hint}>
        <svg className="drawn" viewBox="0 0 48 24" aria-hidden="true">
          <path d="M45 7C33 19 18 20 4 12m9-7c-4 2-7 4-9 7 3 2 6 4 10 6" />
        </svg>
        {t('deck.hint')}
        <svg className="drawn" viewBox="0 0 48 24" aria-hidden="true">
          <path d="M3 7c12 12 27 13 41 5m-9-7c4 2 7 4 9 7-3 2-6 4-10 6" />
        </svg>
      </p>
    </>
  );
}
