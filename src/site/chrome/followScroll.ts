/** Calls at once and whenever the page has been scrolled or its window resized; the answer ends that. */
export function followScroll(look: () => void) {
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look, { passive: true });
  return () => {
    removeEventListener('scroll', look);
    removeEventListener('resize', look);
  };
}
