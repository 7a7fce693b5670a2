import { Box, type BoxProps, useForkRef } from '@mui/material';
import { createContext, type KeyboardEvent, type RefObject, use, useRef } from 'react';
import { ScreenContext } from './screen.ts';

/** The element of the part of a page, or of the dialog, around a component. */
export const PartContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Whether this is a field. A select of MUI is a `div`. */
const isField = (target: EventTarget) =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((type) => target instanceof type) ||
  (target instanceof HTMLElement && (target.isContentEditable || target.role === 'combobox'));

/**
 * Returns a key handler of a part of the page. Escape leaves a field in it for the part itself, where single keys are
 * shortcuts. What is typed stays.
 */
export function useEscape(part: RefObject<HTMLElement | null>) {
  const { overlays } = use(ScreenContext);
  return (event: KeyboardEvent) => {
    const { target, key, keyCode, nativeEvent } = event;
    const isOfInputMethod = nativeEvent.isComposing || keyCode === 229; // WebKit ends the composition before this event
    if (key !== 'Escape' || isOfInputMethod || event.defaultPrevented || overlays.size > 0 || !isField(target)) return;
    event.preventDefault(); // Chromium and WebKit would empty a search
    part.current?.focus({ preventScroll: true });
  };
}

/** A part of a page. It takes the focus that a field or a removed element in it leaves. */
export function Part({ ref, children, ...props }: BoxProps) {
  const part = useRef<HTMLElement>(null);
  return (
    <Box {...props} ref={useForkRef(part, ref)} tabIndex={-1} onKeyDown={useEscape(part)}>
      <PartContext value={part}>{children}</PartContext>
    </Box>
  );
}
