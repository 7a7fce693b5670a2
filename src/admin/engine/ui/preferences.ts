import { useSyncExternalStore } from 'react';
import { localStorageStore } from 'react-admin';

/** The administrator's choices for this browser. */
type Preferences = {
  /** Whether pressing a single letter runs an action. */
  shortcuts: 'on' | 'off';
  /** Pictures of people: blurred where their definition suggests it, wherever there are any, or nowhere. */
  photos: 'suggested' | 'blurred' | 'shown';
  /** Names, email addresses and places, for a screen that others see. */
  personal: 'shown' | 'masked';
};

const defaults: Preferences = { shortcuts: 'on', photos: 'suggested', personal: 'shown' };

const store = localStorageStore(undefined, 'preferences');

/** Returns a preference and its setter. All screens update at once. */
export function usePreference<Name extends keyof Preferences>(name: Name) {
  const value = useSyncExternalStore(
    (onChange) => store.subscribe(name, onChange),
    () => store.getItem<Preferences[Name]>(name, defaults[name]),
  );
  return [value, (chosen: Preferences[Name]) => store.setItem(name, chosen)] as const;
}
