/** Shows the notice that every built page carries: the program did not arrive, and a button loads the page again. */
export function showLoadFailure(error: unknown) {
  console.error(error);
  const notice = document.getElementById('load-failure');
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
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
