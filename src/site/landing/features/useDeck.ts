import { useState } from 'react';
import { landing } from './throwing.ts';

type Place = { x: number; y: number };

/** A deck of so many cards, by position. A thrown one goes to the bottom, so that the deck never runs out. */
export function useDeck(size: number) {
  const [thrownCount, setThrownCount] = useState(0);
  const [thrown, setThrown] = useState<{ card: number; to: Place }>();
  const [isTurned, setIsTurned] = useState(false);
  const top = thrownCount % size;

  return {
    top,
    thrown,
    isTurned,
    depthOf: (card: number) => (card - top + size) % size,
    turn: () => setIsTurned(!isTurned),
    land: () => setThrown(undefined),
    throwTo(direction: Place) {
      setThrown({ card: top, to: landing(direction) });
      setThrownCount(thrownCount + 1);
      setIsTurned(false);
    },
  };
}
