import { createContext, useContext, useSyncExternalStore } from 'react';
import { brand } from '#brand/brand.ts';
import { type PageSettings, readPageSettings } from '#start/contract.ts';

/** The day of the launch, and whether the page was served as one after it. */
export type Launch = { date: string; hasPassed: boolean };

/** Whether the day has come: a date without a zone is one in the local time of who asks. */
const hasPassed = (date: string, now = Date.now()) => new Date(date).getTime() <= now;

/** The day that the build knows; a server with another one says so in its pages. */
export const launchOfBuild: Launch = { date: brand.launch, hasPassed: hasPassed(brand.launch) };

/** The launch as the page at hand was served: the attributes of its html element, which a server may have rewritten. */
export function launchAsServed(html: HTMLElement): Launch {
  const { launch, launched } = readPageSettings(html);
  return launch === undefined ? launchOfBuild : { date: launch, hasPassed: launched !== undefined };
}

export const LaunchContext = createContext(launchOfBuild);

const everySecond = (listener: () => void) => {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
};

/** The launch by the visitor's own clock, and first of all as the page was served, which hydration begins with. */
export function useLaunch(): Launch {
  const { date, hasPassed: asServed } = useContext(LaunchContext);
  const isOver = useSyncExternalStore(
    everySecond,
    () => hasPassed(date),
    () => asServed,
  );
  return { date, hasPassed: isOver };
}

const never = () => () => undefined;

/** What `read` says of the settings that the page was served with; false until the page is hydrated. */
export const useServed = (read: (settings: PageSettings) => boolean) =>
  useSyncExternalStore(
    never,
    () => read(readPageSettings(document.documentElement)),
    () => false,
  );
