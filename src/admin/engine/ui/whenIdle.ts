const delayInMs = 200; // for Safari, which has no requestIdleCallback
const timeoutInMs = 2_000;

/** Resolves once the browser has time to spare, or after two seconds. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutInMs });
    else setTimeout(resolve, delayInMs);
  });
