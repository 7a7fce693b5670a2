import { useSyncExternalStore } from 'react';
import { type PageSettings, readPageSettings } from '#start/contract.ts';

const never = () => () => undefined;

/** What `read` says of the settings that the page was served with; false until the page is hydrated. */
export const useServed = (read: (settings: PageSettings) => boolean) =>
  useSyncExternalStore(
    never,
    () => read(readPageSettings(document.documentElement)),
    () => false,
  );
