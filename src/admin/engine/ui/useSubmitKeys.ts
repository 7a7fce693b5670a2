import { createContext, type KeyboardEvent, useState } from 'react';
import { inOrder } from './inOrder.ts';
import { createElements } from './screen.ts';

const createSubmitButtons = () => createElements<undefined, HTMLButtonElement>();

/** The submit buttons of the dialog, or of the part of a page, around a form. */
export const SubmitContext = createContext(createSubmitButtons());

/**
 * Returns the submit buttons of a dialog or of a part of a page, and its key handler: Ctrl + Enter presses the first button from
 * any field, and with Shift the second one.
 */
export function useSubmitKeys() {
  const [buttons] = useState(createSubmitButtons);
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, currentTarget, target } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    const [button] = inOrder(buttons.all())[shiftKey ? 1 : 0] ?? [];
    // React also passes the events of dialogs that were opened from this element.
    const isInside = target instanceof Node && currentTarget.contains(target);
    if (!button || button.disabled || !isInside) return;
    event.preventDefault();
    event.stopPropagation(); // Enter would open a select
    button.click();
  };
  return { buttons, onKeyDownCapture };
}
