import { useLayoutEffect } from 'react';
import { useEvent } from 'react-admin';
import { usePreference } from './preferences.ts';

/** What takes every key for itself while it is open. */
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What text is typed into. */
const typing = 'input, textarea, select, [contenteditable], [role="combobox"]';

/** The letter that is printed on the key where the keyboard, or its input method, writes another script. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[!-~]$/.test(key) ? key : code.replace(/^Key/, '').toLocaleLowerCase('en');

/** Keys of one letter that do something, unless something is typed or open, or the person has turned them off (WCAG 2.1.4). */
export function useShortcuts(bindings: Readonly<Record<string, () => void>>) {
  const [areOn] = usePreference('shortcuts');
  const press = useEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
    const run = bindings[letterOf(event)];
    if (!run || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
    if ((target instanceof Element && target.closest(typing)) || document.querySelector(open)) return;
    event.preventDefault();
    run();
  });

  // Before the paint: who sees that there are keys may press one.
  useLayoutEffect(() => {
    if (areOn === 'off') return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areOn, press]);
}
