import { useState } from 'react';
import { exitPoint, type Point } from './swipe.ts';

/** A deck of so many cards, by index. A swiped one goes to the bottom, so that the deck never runs out. */
export function useDeck(size: number) {
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
