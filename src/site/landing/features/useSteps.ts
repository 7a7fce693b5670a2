import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from './prefersStillness.ts';
import type { Phase } from './useScene.ts';

/** Counts from 0 to `total` while the scene is seen; a still scene is complete. The second value starts it over. */
export function useSteps(total: number, pauseInMs: number, phase: Phase) {
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
    setStep(prefersStillness() ? total : 0);
  };
  return [step, startOver] as const;
}
