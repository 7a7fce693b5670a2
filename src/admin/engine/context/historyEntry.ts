import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The number of the history entry on screen. `Layout` provides it. */
export const EntryContext = createContext(0);

/**
 * Counts the history entries that the administrator has opened, by a link or by Back. A navigation that replaces the query of
 * the entry does not count: a search in a list does that.
 */
export function useEntryNumber() {
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const [entry, setEntry] = useState({ key, pathname, number: 0 });
  if (entry.key === key) return entry.number;
  const number = isReplaced && entry.pathname === pathname ? entry.number : entry.number + 1;
  setEntry({ key, pathname, number });
  return number;
}

/**
 * State that belongs to the history entry on screen, such as an open dialog with its record. It is undefined after each
 * navigation, so that it never appears over another screen.
 */
export function useEntryState<Value>(initial?: Value) {
  const entry = use(EntryContext);
  const [state, setState] = useState({ entry, value: initial });
  const set = (value?: Value) => setState((current) => (current.entry > entry ? current : { entry, value })); // a late response sets nothing
  return [state.entry === entry ? state.value : undefined, set] as const;
}

/**
 * Returns a function that is true while the history entry of this render is on screen. Check it after waiting for a response:
 * the administrator may have left.
 */
export function useIsShown() {
  const entry = use(EntryContext);
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    shown.current = entry;
    return () => {
      shown.current = undefined;
    };
  }, [entry]);
  return () => shown.current === entry;
}
