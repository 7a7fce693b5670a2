import { loadFailureId } from './contract.ts';

/** A click on a download also fires `beforeunload`, but leaves no page. After this time, failures are shown after all. */
const leavingLimitInMs = 10_000;

let isBeingLeft = false;

// The prerenderer has no events.
globalThis.addEventListener?.('beforeunload', () => {
  isBeingLeft = true;
});
globalThis.addEventListener?.('pageshow', () => {
  isBeingLeft = false;
});

function showNotice() {
  const notice = document.getElementById(loadFailureId);
  if (!notice) return;
  document.body.append(notice); // the template of a language has put it into the head
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}

/**
 * Shows the notice that every built page contains: the program failed to load, and a button reloads. A page that is being
 * left cancels its downloads, which is no failure: it reloads when the visitor comes back to it.
 */
export function showLoadFailure(error: unknown) {
  if (!isBeingLeft) {
    console.error(error);
    return showNotice();
  }
  addEventListener('pageshow', () => location.reload(), { once: true });
  setTimeout(showNotice, leavingLimitInMs);
}

/** Shows the notice when a script of the page, or one that it imports, fails to load. */
export const showScriptFailures = () =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) showLoadFailure(`${target.src} failed to load`);
    },
    true, // errors of elements do not bubble
  );
