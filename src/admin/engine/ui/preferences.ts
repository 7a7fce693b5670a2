import { useSyncExternalStore } from 'react';
import { localStorageStore } from 'react-admin';

/** The administrator's choices for this browser. */
type Preferences = {
  /** Whether pressing a single letter runs an action. */
  shortcuts: 'on' | 'off';
  /** Blurs pictures of people: where their definition suggests it, everywhere, or nowhere. */
  photos: 'suggested' | 'blurred' | 'shown';
  /** Masks names, email addresses and places, so that others can see the screen. */
  personal: 'shown' | 'masked';
};

const defaults: Preferences = { shortcuts: 'on', photos: 'suggested', personal: 'shown' };

const store = localStorageStore(undefined, 'preferences');

/** Returns a preference and its setter. Every component that uses it updates at once. */
export function usePreference<Name extends keyof Preferences>(name: Name) {
  const value = useSyncExternalStore(
    (onChange) => store.subscribe(name, onChange),
    () => store.getItem<Preferences[Name]>(name, defaults[name]),
  );
  return [value, (chosen: Preferences[Name]) => store.setItem(name, chosen)] as const;
}
