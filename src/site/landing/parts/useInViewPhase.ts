import { useEffect, useRef, useState } from 'react';

/** `still`: complete and without motion. `waiting`: out of view, at its beginning. `playing`: in view. */
type Phase = 'still' | 'waiting' | 'playing';

const visibleShare = 0.35;

/** True when the visitor asked their system for less motion. Only for the browser. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The phase of an animation. One that is in view from the start stays still: somebody is looking at it already. */
export function useInViewPhase() {
  const ref = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('still');

  useEffect(() => {
    const root = ref.current;
    if (!root || typeof IntersectionObserver === 'undefined' || prefersReducedMotion()) return;

    let hasBeenOutOfView = false;
    const update = (entries: IntersectionObserverEntry[]) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false;
      hasBeenOutOfView ||= !isInView;
      if (hasBeenOutOfView) setPhase(isInView ? 'playing' : 'waiting');
    };
    const observer = new IntersectionObserver(update, { threshold: visibleShare });
    observer.observe(root);
    return () => observer.disconnect();
  }, []);

  return { ref, phase };
}
