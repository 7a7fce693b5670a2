import { showLoadFailure } from './showLoadFailure.ts';

/**
 * Returns a handler for errors that React cannot recover from. React then empties the page: the handler puts the nodes back,
 * with what was typed in them, and shows a notice that offers to reload.
 */
export function keepReadable(root: HTMLElement) {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { childList: true });
  return (error: unknown) => {
    root.append(...observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    showLoadFailure(error);
  };
}
