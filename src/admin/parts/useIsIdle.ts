import { useEffect, useState } from 'react';

const delayInMs = 200; // for Safari, which has no requestIdleCallback

let hasBeenIdle = false;

/**
 * True once the browser has had time to spare since the program started: when to show and to download what the first
 * screen's rows can do without. A screen that is opened later has it from its first render.
 */
export function useIsIdle() {
  const [isIdle, setIsIdle] = useState(hasBeenIdle);

  useEffect(() => {
    const setIdle = () => {
      hasBeenIdle = true;
      setIsIdle(true);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setIdle, delayInMs);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(setIdle);
    return () => window.cancelIdleCallback(handle);
  }, []);

  return isIdle;
}
