import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInViewPhase } from '#site/landing/parts/useInViewPhase.ts';
import type { Person } from '#site/landing/people/people.ts';
import styles from './Deck.module.css';
import { DeckActions } from './DeckActions.tsx';
import { DeckCard } from './DeckCard.tsx';
import { exitPoint, type Point, type Side, useSwipe } from './useSwipe.ts';

const sideOfKey: Record<string, Side> = { ArrowLeft: 'pass', ArrowRight: 'hello' };

/** A deck of so many cards, by index. A swiped one goes to the bottom, so that the deck never runs out. */
function useDeck(size: number) {
  const [swipeCount, setSwipeCount] = useState(0);
  const [swiped, setSwiped] = useState<{ card: number; to: Point }>();
  const [isTurned, setIsTurned] = useState(false);
  const top = swipeCount % size;

  return {
    top,
    swiped,
    isTurned,
    depthOf: (card: number) => (card - top + size) % size,
    turn: () => setIsTurned(!isTurned),
    removeSwiped: () => setSwiped(undefined),
    swipe(direction: Point) {
      setSwiped({ card: top, to: exitPoint(direction) });
      setSwipeCount(swipeCount + 1);
      setIsTurned(false);
    },
  };
}

type DeckProps = { label: string; cards: readonly { person: Person; prompt: string; answer: string }[] };

/** Profile cards to swipe left or right by mouse, touch or keyboard: words on the front, the face on the back. */
export function Deck({ label, cards }: DeckProps) {
  const { t } = useTranslation('features');
  const { ref, phase } = useInViewPhase();
  const { depthOf, top, swiped, isTurned, turn, swipe, removeSwiped } = useDeck(cards.length);
  const [status, setStatus] = useState('');
  const pointerHandlers = useSwipe({ onSwipe: (side, drag) => send(side, drag), onTap: turn });

  const send = (side: Side, drag?: Point) => {
    const sent = cards[top];
    if (sent) {
      const name = t(`people.${sent.person}.name`);
      setStatus(side === 'hello' ? t('deck.saidHello', { name }) : t('deck.passed', { name }));
    }
    swipe(drag ?? { x: side === 'hello' ? 100 : -100, y: -14 });
  };
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
            depth={depthOf(index)}
            isTurned={index === top && isTurned}
            swipedTo={index === swiped?.card ? swiped.to : undefined}
            onTransitionEnd={index === swiped?.card ? removeSwiped : undefined}
            {...(index === top && pointerHandlers)}
          />
        ))}
      </ul>
      <DeckActions isTurned={isTurned} onTurn={turn} onSend={send} />
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </figure>
  );
}
