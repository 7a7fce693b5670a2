import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

let hasBeenIdle = false;

/**
 * True once the browser has had time to spare since the program started: when to show and to download what the first
 * screen's rows can do without. A screen that is opened later has it from its first render.
 */
export function useIsIdle() {
  const [isIdle, setIsIdle] = useState(hasBeenIdle);

  useEffect(() => {
    void whenIdle().then(() => {
      hasBeenIdle = true;
      setIsIdle(true);
    });
  }, []);

  return isIdle;
}
