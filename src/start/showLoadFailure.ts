import { failureId } from './contract.ts';

/** How long the next page may take to come, until what this one lacks is told after all: a download leaves no page. */
const leavingLimit = 10_000;

let isBeingLeft = false; // there is nothing to listen to where pages are prerendered

globalThis.addEventListener?.('beforeunload', () => {
  isBeingLeft = true;
});
globalThis.addEventListener?.('pageshow', () => {
  isBeingLeft = false;
});

function showNotice() {
  const notice = document.getElementById(failureId);
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}

/**
 * Shows the notice that every built page carries: the program did not arrive, and a button loads the page again. A page
 * that is being left gives up what it still lacks, which is no failure: it starts anew when Back leads to it.
 */
export function showLoadFailure(error: unknown) {
  if (!isBeingLeft) {
    console.error(error);
    return showNotice();
  }
  addEventListener('pageshow', () => location.reload(), { once: true });
  setTimeout(showNotice, leavingLimit);
}

/** Shows that notice when a script of the page, or one that it imports, does not arrive. */
export const showScriptFailures = () =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) showLoadFailure(`${target.src} did not arrive`);
    },
    true, // the failure of an element does not bubble
  );
