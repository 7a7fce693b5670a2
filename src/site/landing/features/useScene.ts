import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from './prefersStillness.ts';

/** A scene is drawn complete and still, or waits out of sight, or plays while it is seen. */
export type Phase = 'still' | 'waiting' | 'playing';

const shareInSight = 0.35;

/** Says when a scene may play. One that is in sight from the start stays still: its picture is already being looked at. */
export function useScene<Scene extends Element = HTMLDivElement>() {
  const ref = useRef<Scene>(null);
  const [phase, setPhase] = useState<Phase>('still');

  useEffect(() => {
    const scene = ref.current;
    if (!scene || typeof IntersectionObserver === 'undefined' || prefersStillness()) return;

    let hasBeenAway = false;
    const look = (entries: IntersectionObserverEntry[]) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false;
      hasBeenAway ||= !isSeen;
      if (hasBeenAway) setPhase(isSeen ? 'playing' : 'waiting');
    };
    const observer = new IntersectionObserver(look, { threshold: shareInSight });
    observer.observe(scene);
    return () => observer.disconnect();
  }, []);

  return { ref, phase };
}
