import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What the server said of itself on the page's html element, as `read` reads it; false until the page is hydrated. */
export const useServed = (read: (said: DOMStringMap) => boolean) =>
  useSyncExternalStore(
    never,
    () => read(document.documentElement.dataset),
    () => false,
  );
