import { type FocusEvent, use } from 'react';
import { ScreenContext } from './screen.ts';

/** Adds a text to a field as if it were typed. React ignores a value that is set on the element itself. */
function typeInto(field: HTMLElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || !text) return;
  set?.call(field, field.value + text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Returns a function that ends the keeping of keys, and types those that were kept into an element, if it is a field. */
export function useTakeKeys() {
  const { keys } = use(ScreenContext);
  return ({ target }: Pick<FocusEvent<HTMLElement>, 'target'>) => {
    const { current: kept } = keys;
    if (!kept?.isOpen) return;
    kept.end();
    queueMicrotask(() => typeInto(target, kept.text)); // React takes no input within a commit
  };
}
