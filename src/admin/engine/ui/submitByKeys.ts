import type { KeyboardEvent } from 'react';

/** Ctrl + Enter presses the first submit button from any field, and with Shift the second one. */
export function submitByKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, ctrlKey, metaKey, shiftKey, currentTarget, target } = event;
  const button = currentTarget.querySelectorAll<HTMLButtonElement>('[type="submit"]')[shiftKey ? 1 : 0];
  // React also passes the events of dialogs that were opened from this element.
  const isInside = target instanceof Node && currentTarget.contains(target);
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !button || button.disabled || !isInside) return;
  event.preventDefault();
  event.stopPropagation(); // Enter would open a select
  button.click();
}
