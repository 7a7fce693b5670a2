import { useEffect, useRef, useState } from 'react';
import { type Phase, prefersReducedMotion } from './useInViewPhase.ts';

/** Counts from 0 to `total` while the phase is `playing`; a still one is at `total`. The second value starts over. */
export function useStepTimer(total: number, pauseInMs: number, phase: Phase) {
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
  return [step, startOver] as const;
}
