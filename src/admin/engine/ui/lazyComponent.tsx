import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { downloadQuery } from './Downloaded.tsx';

/** Stands for a dialog that is downloaded, so that typed keys run no shortcuts of the page behind it. */
export const pendingDialog = <div role="dialog" hidden />;

/**
 * Downloads a component at its first render and shows `fallback` until then. A failed download is thrown, and the screen's
 * error boundary offers a reload. `preload` downloads early and ignores failures.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, pending?: ReactNode) {
  const Lazy = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  const Late = ({ fallback = pending, ...props }: Props & { fallback?: ReactNode }) => (
    <Suspense fallback={fallback}>
      <Lazy {...(props as Props)} />
    </Suspense>
  );
  return Object.assign(Late, { preload: () => void load().catch(() => undefined) });
}

const delayInMs = 200; // for Safari, which has no requestIdleCallback
const timeoutInMs = 2_000;

/** Resolves once the browser is idle, at the latest after two seconds. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutInMs });
    else setTimeout(resolve, delayInMs);
  });

let hasBeenIdle = false;

/**
 * True once the browser has been idle since the program started. Parts that the first rows do not need wait for it. Screens
 * that are opened later have it from their first render.
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

/**
 * Downloads a component once the browser is idle, and renders nothing until then. A failed download is tried again when the
 * browser is online, and never replaces the screen by an error.
 */
export function idleComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Idle(props: Props) {
    const { data: Component } = useQuery({ ...downloadQuery(load), enabled: useIsIdle(), refetchOnReconnect: true });
    return Component && <Component {...props} />;
  };
}
