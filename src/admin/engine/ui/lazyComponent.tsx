import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Downloaded } from './Downloaded.tsx';
import { PendingDialog } from './PendingDialog.tsx';

/** Stands for a dialog that is downloaded, and keeps the typed keys for it. */
export const pendingDialog = <PendingDialog />;

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Downloads a component at its first render and shows `fallback` until then. Once it is downloaded, every render shows it at
 * once. A failed download shows an error with a retry in its place. One with `pending`, such as a dialog, has no place: the
 * shell shows the error. `preload` downloads early and ignores failures.
 */
export function lazyComponent<Props extends object>(load: Load<Props>, pending?: ReactNode) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Late = ({ fallback = pending, ...props }: Props & { fallback?: ReactNode }) => (
    <Downloaded
      load={loadOnce}
      loaded={loaded}
      fallback={fallback}
      hasPlace={pending === undefined}
      props={props as unknown as Props}
    />
  );
  return Object.assign(Late, { preload: () => void loadOnce().catch(() => undefined) });
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
    let isMounted = true;
    void whenIdle().then(() => {
      hasBeenIdle = true;
      if (isMounted) setIsIdle(true);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return isIdle;
}

/** Downloads a component once the browser is idle, and renders nothing until then. `hasPlace` is that of `Downloaded`. */
export function idleComponent<Props extends object>(load: Load<Props>, options: { hasPlace?: boolean } = {}) {
  return function Idle(props: Props) {
    return <Downloaded load={load} props={props} isEnabled={useIsIdle()} {...options} />;
  };
}
