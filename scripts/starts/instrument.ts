import type { Shown } from '#scripts/bench/measureFirstShown.ts';

/** What `instrument` adds to a page's window. */
type Instrumented = {
  /** React's commits, up to the one that shows the first row. */
  commits: number;
  /** Resolves once the page has nothing to do without the network. */
  waitUntilQuiet: () => Promise<void>;
  /** Gives the program the next response of the API, in the order of its requests. Returns false without one. */
  releaseResponse: () => boolean;
  /** Set by `recordNetwork`. The page calls it when the first row is shown. */
  reportShown: (nothing: string) => void;
};

declare global {
  interface Window {
    instrumented: Instrumented;
  }
}

type Options = {
  /** The first row. Without one, the page is read to its end, and all commits are counted. */
  shown?: Shown;
  /** The path below which are the calls of the API. */
  api: string;
};

/**
 * Runs in a page before its scripts. Counts the commits of React, and takes away what depends on the speed of the machine.
 * Responses of the API wait for `releaseResponse`. The clock stands still, and long timers never end. A page with a first row is
 * never idle, as if the row were there before.
 */
export function instrument({ shown, api }: Options) {
  const { fetch, setTimeout, requestIdleCallback } = window;
  const responses: (() => void)[] = [];
  let isShown = false;

  const finds = ({ selector, text }: Shown) =>
    [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text));
  const onCommitFiberRoot = () => {
    if (isShown) return;
    instrumented.commits += 1;
    isShown = shown !== undefined && finds(shown);
    if (isShown) instrumented.reportShown('');
  };
  const waitUntilQuiet = async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setTimeout(resolve)); // after timers that the program has set without a delay
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  };
  const releaseResponse = () => {
    const release = responses.shift();
    release?.();
    return release !== undefined;
  };
  const reportShown = (nothing: string) => (window as unknown as Instrumented).reportShown(nothing);
  const instrumented: Instrumented = { commits: 0, waitUntilQuiet, releaseResponse, reportShown };

  const ignore = () => undefined;
  const devtoolsHook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: ignore };
  const fetchHeld: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith(api)) return fetch(input, init);
    const released = new Promise<void>((resolve) => responses.push(resolve));
    const response = await fetch(input, init);
    await response.clone().arrayBuffer();
    await released;
    return response;
  };
  const longestDelayInMs = 50;
  const setShortTimeout = (callback: TimerHandler, delay = 0, ...values: unknown[]) =>
    delay > longestDelayInMs ? 0 : setTimeout(callback, delay, ...values);

  Object.assign(window, { instrumented, __REACT_DEVTOOLS_GLOBAL_HOOK__: devtoolsHook });
  Object.assign(window, { fetch: fetchHeld, setTimeout: setShortTimeout, setInterval: ignore });
  const now = Date.now();
  Object.assign(Date, { now: () => now });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  if (shown) Object.assign(window, { requestIdleCallback: ignore });
}
