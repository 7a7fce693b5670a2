import { useLayoutEffect } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Adds a text to a field as if it were typed. React ignores a value that is set on the element itself. */
function typeInto(field: TextField, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, field.value + text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** A dialog focuses its field after its first frame. One without a field gets no text. */
const focusLimitInMs = 1_000;

/**
 * Keeps the typed keys from now on, so that they are no shortcuts of the page behind a dialog. Returns a function to call when
 * the dialog is there. Its first field gets the typed text when it has the focus.
 */
function keepKeys() {
  const listening = new AbortController();
  const { signal } = listening;
  let isOpen = false;
  let text = '';

  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isText = key.length === 1;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || (isOpen && !isText)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isText) text += key;
    if (key === 'Backspace') text = text.slice(0, -1);
  };
  const handOver = () => {
    const { activeElement: focused } = document;
    const overlay = focused?.closest(overlays);
    const isField = overlay && focused?.matches('input, textarea');
    const isControl = overlay && focused?.matches('button, a'); // of a dialog that asks a question
    if (signal.aborted || (!isField && !isControl && !overlay?.matches('[role="menu"]'))) return;
    listening.abort();
    if (isField && text) typeInto(focused as TextField, text);
  };
  /** The dialog may have closed at once, so the person types into the page again. */
  const endOutside = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest(overlays) && !target.querySelector(overlays)) listening.abort();
  };

  document.addEventListener('keydown', keep, { capture: true, signal });
  return () => {
    isOpen = true;
    const handOverSoon = () => queueMicrotask(handOver); // React takes no input within a commit
    document.addEventListener('focusin', handOverSoon, { signal });
    document.addEventListener('focusin', endOutside, { signal });
    handOverSoon(); // the commit that ends the download may have focused the field
    setTimeout(() => listening.abort(), focusLimitInMs);
  };
}

/** A slow browser draws a dialog in this time. */
const drawingLimitInMs = 3_000;

let handOverKept: (() => void) | undefined;

/** Keeps the keys from the press that opens a form in a dialog, until its first field has the focus. */
export function keepKeysOfPress({ ctrlKey, metaKey, shiftKey }: Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>) {
  if (ctrlKey || metaKey || shiftKey) return; // the form opens in another tab
  handOverKept?.();
  const handOver = keepKeys();
  handOverKept = handOver;
  setTimeout(handOver, drawingLimitInMs);
}

/** Keeps the keys that are typed before the first field of the form in a dialog has the focus. */
export function KeptKeys() {
  useLayoutEffect(() => {
    const handOver = handOverKept ?? keepKeys();
    handOverKept = undefined;
    handOver();
  }, []);
  return null;
}

/** Stands for a dialog that is downloaded. */
export function PendingDialog() {
  useLayoutEffect(keepKeys, []);
  return <div role="dialog" hidden />;
}
