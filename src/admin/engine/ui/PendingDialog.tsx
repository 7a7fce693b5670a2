import { use, useLayoutEffect } from 'react';
import { type Screen, ScreenContext, useOverlay } from './screen.ts';

/**
 * Keeps the typed keys from now on, so that they are no shortcuts of the page behind a dialog. The first field of the dialog
 * that has the focus takes the text (`useTakeKeys`), also that of an earlier call.
 */
function keepKeys({ keys, content }: Screen, isOpen = false) {
  const listening = new AbortController();
  const { signal } = listening;
  const kept = {
    isOpen,
    text: keys.current?.text ?? '',
    end: () => {
      listening.abort();
      if (keys.current === kept) keys.current = null;
    },
  };
  keys.current?.end();
  keys.current = kept;

  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isText = key.length === 1;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || (isOpen && !isText)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isText) kept.text += key;
    if (key === 'Backspace') kept.text = kept.text.slice(0, -1);
  };
  /** The dialog may have closed at once, so the person types into the page again. */
  const endOnPage = ({ target }: FocusEvent) => {
    if (isOpen && target instanceof Node && content.current?.contains(target)) kept.end();
  };
  document.addEventListener('keydown', keep, { capture: true, signal });
  document.addEventListener('focusin', endOnPage, { signal });
  return kept;
}

/** A dialog focuses its field after its first frame. One without a field gets no text. */
const focusLimitInMs = 1_000;

/** Lets the dialog take the keys, because it is there. */
function handOver(screen: Screen) {
  setTimeout(keepKeys(screen, true).end, focusLimitInMs);
}

/** A slow browser draws a dialog in this time. */
const drawingLimitInMs = 3_000;

/** Returns a function that keeps the keys from the press that opens a form in a dialog, until its first field has the focus. */
export function useKeepKeysOfPress() {
  const screen = use(ScreenContext);
  return ({ ctrlKey, metaKey, shiftKey }: Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>) => {
    if (ctrlKey || metaKey || shiftKey) return; // the form opens in another tab
    setTimeout(keepKeys(screen).end, drawingLimitInMs);
  };
}

/** Keeps the keys that are typed before the first field of the form in a dialog has the focus. */
export function KeptKeys() {
  const screen = use(ScreenContext);
  useLayoutEffect(() => handOver(screen), [screen]);
  return null;
}

/** Stands for a dialog that is downloaded. The tests wait for its busy element to go. */
export function PendingDialog() {
  const screen = use(ScreenContext);
  useOverlay(true);
  useLayoutEffect(() => {
    keepKeys(screen);
    return () => handOver(screen);
  }, [screen]);
  return <span hidden aria-busy />;
}
