import { useLayoutEffect } from 'react';
import { useEvent } from 'react-admin';
import { usePreference } from './preferences.ts';

/** Elements that handle every key while they are open. */
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Elements that take typed text. */
const typing = 'input, textarea, select, [contenteditable], [role="combobox"]';

/** The Latin letter on the key, also if the keyboard or input method writes another script. */
export const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[!-~]$/.test(key) ? key : code.replace(/^Key/, '').toLocaleLowerCase('en');

function useKeyDown(onKeyDown: (event: KeyboardEvent) => void) {
  const press = useEvent(onKeyDown);
  // In the same frame as the hints that show the shortcuts.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}

/** Runs functions by single keys, except while the administrator types, while a dialog or menu is open, or if turned off (WCAG 2.1.4). */
export function useShortcuts(bindings: Readonly<Record<string, () => void>>) {
  const [preference] = usePreference('shortcuts');
  useKeyDown((event) => {
    const { target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
    const run = bindings[letterOf(event)];
    if (preference === 'off' || !run || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
    if ((target instanceof Element && target.closest(typing)) || document.querySelector(open)) return;
    event.preventDefault();
    run();
  });
}

/** Runs a function by Ctrl or Command with a letter, also while the administrator types, but not while a dialog or menu is open. */
export function useCommandKey(letter: string, run: () => void) {
  useKeyDown((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || letterOf(event).toLowerCase() !== letter) return;
    event.preventDefault(); // else the browser opens its own search
    if (!document.querySelector(open)) run();
  });
}
