/** The element with the focus, if any has it. */
export const focusedElement = () => (document.activeElement === document.body ? null : document.activeElement);

/** Focuses an element if the one that had the focus is disabled or removed. */
export function takeLostFocus(element: HTMLElement | null | undefined) {
  if (!focusedElement()) element?.focus({ preventScroll: true });
}
