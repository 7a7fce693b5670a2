import { useSyncExternalStore } from 'react';

const never = () => () => {};
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR);

/** The visitor's current year; a page that was prerendered last year hydrates with that year first. */
export const useYear = () =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
