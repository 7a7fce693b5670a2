/** Shows the notice that every built page carries: the program did not arrive, and a button loads the page again. */
export function showLoadFailure(error: unknown) {
  console.error(error);
  const notice = document.getElementById('load-failure');
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}

export type ShowLoadFailure = typeof showLoadFailure;
