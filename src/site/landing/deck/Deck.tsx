import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInViewPhase } from '#site/landing/parts/animation.ts';
import card from '#site/landing/parts/card.module.css';
import type { Person } from '#site/landing/people/Portrait.tsx';
import styles from './Deck.module.css';
import { DeckCard } from './DeckCard.tsx';
import { type Side, useSwipe } from './useSwipe.ts';

const sideOfKey: Record<string, Side> = { ArrowLeft: 'pass', ArrowRight: 'hello' };

type DeckProps = { label: string; cards: readonly { person: Person; prompt: string; answer: string }[] };

/**
 * Profile cards to swipe by mouse, touch or keyboard: text on the front, a portrait on the back. A swiped card goes to the
 * bottom, so the deck never runs out.
 */
export function Deck({ label, cards }: DeckProps) {
  const { t } = useTranslation('features');
  const { ref, phase } = useInViewPhase();
  const [swipes, setSwipes] = useState<readonly Side[]>([]);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isTurned, setIsTurned] = useState(false);
  const top = swipes.length % cards.length;
  const last = cards[(swipes.length - 1) % cards.length];
  const lastSide = swipes.at(-1);
  const turn = () => setIsTurned(!isTurned);
  const send = (to: Side) => {
    setSwipes([...swipes, to]);
    setIsLeaving(true);
    setIsTurned(false);
  };
  const pointerHandlers = useSwipe({ onSwipe: send, onTap: turn });
  const sendByKey = (event: KeyboardEvent) => {
    const side = sideOfKey[event.key];
    if (!side) return;
    event.preventDefault();
    send(side);
  };

  return (
    <figure ref={ref} className={styles.deck} aria-label={label} onKeyDown={sendByKey}>
      <ul className={`${styles.cards} ${phase === 'waiting' ? styles.squared : ''}`}>
        {cards.map((card, index) => (
          <DeckCard
            key={card.person}
            {...card}
            depth={(index - top + cards.length) % cards.length}
            isTurned={index === top && isTurned}
            {...(isLeaving && card === last && { swipedTo: lastSide, onTransitionEnd: () => setIsLeaving(false) })}
            {...(index === top && pointerHandlers)}
          />
        ))}
      </ul>
      <DeckActions isTurned={isTurned} onTurn={turn} onSend={send} />
      <p className="visually-hidden" role="status">
        {last && t(lastSide === 'hello' ? 'deck.saidHello' : 'deck.passed', { name: t(`people.${last.person}.name`) })}
      </p>
    </figure>
  );
}

type DeckActionsProps = { isTurned: boolean; onTurn: () => void; onSend: (side: Side) => void };

/** Buttons that swipe to either side or turn the card, and a hint about swiping. */
function DeckActions({ isTurned, onTurn, onSend }: DeckActionsProps) {
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
