import { type KeyboardEvent, useState } from 'react';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import styles from './Deck.module.css';
import { DeckActions } from './DeckActions.tsx';
import { DeckCard } from './DeckCard.tsx';
import { naming } from './naming.ts';
import paper from './paper.module.css';
import type { Person } from './people.ts';
import { useDeck } from './useDeck.ts';
import { useScene } from './useScene.ts';
import { useThrow } from './useThrow.ts';

const keys: Record<string, 'pass' | 'hello'> = { ArrowLeft: 'pass', ArrowRight: 'hello' };

type DeckProps = {
  label: string;
  words: FeaturesMessages['deck'];
  people: FeaturesMessages['people'];
  cards: readonly { person: Person; prompt: string; answer: string }[];
};

/** A deck of profiles to throw left or right by mouse, touch or keyboard: words first, the face on the back. */
export function Deck({ label, words, people, cards }: DeckProps) {
  const { ref, phase } = useScene();
  const { depthOf, top, thrown, isTurned, turn, throwTo, land } = useDeck(cards.length);
  const [said, setSaid] = useState('');
  const card = useThrow({ onThrow: (side, drag) => send(side, drag), onTap: turn });

  const send = (side: 'pass' | 'hello', drag?: { x: number; y: number }) => {
    const sent = cards[top];
    if (sent) setSaid(naming(side === 'hello' ? words.saidHello : words.passed, people[sent.person].name));
    throwTo(drag ?? { x: side === 'hello' ? 100 : -100, y: -14 });
  };
  const sendByKey = (event: KeyboardEvent) => {
    const side = keys[event.key];
    if (!side) return;
    event.preventDefault();
    send(side);
  };

  return (
    <figure ref={ref} className={styles.deck} aria-label={label} onKeyDown={sendByKey}>
      <ul className={`${styles.cards} ${phase === 'waiting' ? styles.squared : ''}`}>
        {cards.map(({ person, prompt, answer }, position) => (
          <DeckCard
            key={person}
            person={person}
            words={{ prompt, answer, ...people[person], hello: words.stamp, pass: words.pass }}
            depth={depthOf(position)}
            isTurned={position === top && isTurned}
            thrownTo={position === thrown?.card ? thrown.to : undefined}
            onTransitionEnd={position === thrown?.card ? land : undefined}
            {...(position === top && card)}
          />
        ))}
      </ul>
      <DeckActions words={words} isTurned={isTurned} onTurn={turn} onSend={send} />
      <p className={paper.spoken} role="status">
        {said}
      </p>
    </figure>
  );
}
