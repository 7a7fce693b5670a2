import { useLayoutEffect } from 'react';
import { useEvent } from 'react-admin';
import { usePreference } from './preferences.ts';

/** Elements that handle every key while they are open. */
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Inputs that take no typed text. */
const untyped = '[type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="button"], [type="submit"]';

/** Elements that take typed text. A closed select takes none: a shortcut must not choose one of its options. */
const typing = `input:not(${untyped}), textarea, [contenteditable]`;

const fields = 'input, textarea, select, [contenteditable], [role="combobox"]';

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
  useKeyDown((event) => {
    const { target, ctrlKey, metaKey, altKey, repeat } = event;
    const run = bindings[letterOf(event)];
    if (preference === 'off' || !run || ctrlKey || metaKey || altKey || repeat) return;
    if ((target instanceof Element && target.closest(typing)) || document.querySelector(open)) return;
    event.preventDefault();
    event.stopPropagation(); // a closed select would choose the option that begins with the letter
    run();
  }, true);
}

/** Leaves a field by Escape for the part of the page around it, where single keys are shortcuts. What is typed stays. */
export function useEscape() {
  useKeyDown((event) => {
    const { target, key, keyCode, isComposing, defaultPrevented } = event;
    const isOfInputMethod = isComposing || keyCode === 229; // WebKit ends the composition before this event
    if (key !== 'Escape' || isOfInputMethod || defaultPrevented || document.querySelector(open)) return;
    if (!(target instanceof Element && target.matches(fields))) return;
    event.preventDefault(); // Chromium and WebKit would empty a search
    const around = target.closest<HTMLElement>('[tabindex="-1"]') ?? document.getElementById('content');
    around?.focus({ preventScroll: true });
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
