import { localStorageStore } from 'ra-core';
import { useSyncExternalStore } from 'react';

/** What a person chooses for the own eyes and hands, in this browser. */
type Preferences = {
  /** Keys of one letter do something on screens that have such keys. */
  keys: 'on' | 'off';
};

const defaults: Preferences = { keys: 'on' };

const store = localStorageStore(undefined, 'preferences');

/** A preference, and how it is changed: all screens follow at once. */
export function usePreference<Name extends keyof Preferences>(name: Name) {
  const value = useSyncExternalStore(
    (onChange) => store.subscribe(name, onChange),
    () => store.getItem<Preferences[Name]>(name, defaults[name]),
  );
  return [value, (chosen: Preferences[Name]) => store.setItem(name, chosen)] as const;
}
