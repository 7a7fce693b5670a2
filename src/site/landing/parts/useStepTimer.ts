import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion, useInViewPhase } from './useInViewPhase.ts';

/** Counts from 0 to `total` while the element with the ref is in view; a still one is at `total`. */
export function useStepTimer(total: number, pauseInMs: number) {
  const { ref, phase } = useInViewPhase();
  const [step, setStep] = useState(total);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (phase === 'waiting' && !hasBegun.current) {
      hasBegun.current = true;
      setStep(0);
    }
    if (phase === 'waiting' || step >= total) return;

    const timer = setTimeout(() => setStep(step + 1), pauseInMs);
    return () => clearTimeout(timer);
  }, [phase, step, total, pauseInMs]);

  const startOver = () => {
    hasBegun.current = true;
    setStep(prefersReducedMotion() ? total : 0);
  };
  return { ref, step, startOver };
}
