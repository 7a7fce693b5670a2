import { useEffect, useState } from 'react';

const delayInMs = 200; // for Safari, which has no requestIdleCallback
const timeoutInMs = 2_000;

/** Resolves once the browser has time to spare, or after two seconds. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutInMs });
    else setTimeout(resolve, delayInMs);
  });

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
