import { useEffect, useState } from 'react';

const delayInMs = 200; // for Safari, which has no requestIdleCallback

/** True once the browser has had time to spare: when to download what a screen does not need to be shown. */
export function useIsIdle() {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const setIdle = () => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setIdle, delayInMs);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(setIdle);
    return () => window.cancelIdleCallback(handle);
  }, []);

  return isIdle;
}
