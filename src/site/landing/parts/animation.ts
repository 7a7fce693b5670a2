import { useEffect, useRef, useState } from 'react';

/** `still`: complete and without motion. `waiting`: out of view, at its beginning. `playing`: in view. */
type Phase = 'still' | 'waiting' | 'playing';

const visibleShare = 0.35;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The phase of an animation. One that is in view from the start stays still, because the visitor is looking at it. */
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

/** Parts of a scene that the timer opens one by one. A part that the visitor opened or closed stays so. */
export function useParts(total: number, pauseInMs: number) {
  const { ref, step } = useStepTimer(total, pauseInMs);
  const [chosen, setChosen] = useState<readonly (boolean | undefined)[]>([]);
  const isOpen = (part: number) => chosen[part] ?? part < step;
  const toggle = (part: number) => setChosen(Object.assign([...chosen], { [part]: !isOpen(part) }));
  return { ref, isOpen, toggle, hasChosen: chosen.length > 0 };
}

/** Counts from 0 to `total` while the element is in view. A still animation is at `total`. */
export function useStepTimer(total: number, pauseInMs: number) {
  const { ref, phase } = useInViewPhase();
  const [counted, setCounted] = useState<number>();
  const step = counted ?? total;

  useEffect(() => {
    if (phase === 'waiting') return setCounted((count) => count ?? 0);
    if (step >= total) return;

    const timer = setTimeout(() => setCounted(step + 1), pauseInMs);
    return () => clearTimeout(timer);
  }, [phase, step, total, pauseInMs]);

  const startOver = () => setCounted(prefersReducedMotion() ? total : 0);
  return { ref, step, startOver };
}
