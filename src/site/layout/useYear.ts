import { useSyncExternalStore } from 'react';

const never = () => () => {};
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR);

/** The visitor's current year. Hydration begins with the year of the build, as the prerendered HTML has it. */
export const useYear = () =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
