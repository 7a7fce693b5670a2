import { use, useLayoutEffect } from 'react';
import { useEvent } from 'react-admin';
import { usePreference } from './preferences.ts';
import { ScreenContext } from './screen.ts';

/** The types of inputs that take no typed text. */
const untyped = ['checkbox', 'radio', 'file', 'range', 'button', 'submit'];

/** Whether an element takes typed text. A closed select takes none: a shortcut must not choose one of its options. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement
    ? !untyped.includes(target.type)
    : target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);

/** The Latin letter or digit on the key, also with Caps Lock, or if the keyboard or input method writes another script. */
export function letterOf({ key, code, shiftKey }: KeyboardEvent) {
  if (!/^[!-~]$/.test(key)) return code.replace(/^(Key|Digit)/, '').toLocaleLowerCase('en');
  return shiftKey ? key : key.toLocaleLowerCase('en');
}

function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, capture = false) {
  const press = useEvent(onKeyDown);
  // In the same frame as the hints that show the shortcuts.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press, capture);
    return () => document.removeEventListener('keydown', press, capture);
  }, [press, capture]);
}

/** Runs functions by single keys, except while the administrator types, while a dialog or menu is open, or if turned off (WCAG 2.1.4). */
export function useShortcuts(bindings: Readonly<Record<string, () => void>>) {
  const [preference] = usePreference('shortcuts');
  const { overlays } = use(ScreenContext);
  useKeyDown((event) => {
    const { target, ctrlKey, metaKey, altKey, repeat } = event;
    const run = bindings[letterOf(event)];
    if (preference === 'off' || !run || ctrlKey || metaKey || altKey || repeat) return;
    if (takesText(target) || overlays.size > 0) return;
    event.preventDefault();
    event.stopPropagation(); // a closed select would choose the option that begins with the letter
    run();
  }, true);
}

/** Runs a function by Ctrl or Command with a letter, also while the administrator types, but not while a dialog or menu is open. */
export function useCommandKey(letter: string, run: () => void) {
  const { overlays } = use(ScreenContext);
  useKeyDown((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || letterOf(event).toLowerCase() !== letter) return;
    event.preventDefault(); // else the browser opens its own search
    if (![...overlays].some(({ isModal }) => isModal)) run();
  });
}
