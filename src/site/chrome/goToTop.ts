/** Leads to the start of the page, and the keyboard with it: a button that hides while it has the focus would end the scrolling. */
export function goToTop() {
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}
