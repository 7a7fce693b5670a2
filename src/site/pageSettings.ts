import { createContext, useContext, useSyncExternalStore } from 'react';
import { brand } from '#brand/brand.ts';
import { type PageSettings, readPageSettings } from '#start/contract.ts';

/** The date of the launch, and whether the page was served after it. */
export type Launch = { date: string; hasPassed: boolean };

/** A date without a time zone is in local time. */
const hasPassed = (date: string, now = Date.now()) => new Date(date).getTime() <= now;

/** The launch by the build's settings. A server can replace the date. */
export const launchOfBuild: Launch = { date: brand.launch, hasPassed: hasPassed(brand.launch) };

/** The launch by the attributes of the html element. */
export function launchAsServed(html: HTMLElement): Launch {
  const { launch, launched } = readPageSettings(html);
  return launch === undefined ? launchOfBuild : { date: launch, hasPassed: launched !== undefined };
}

export const LaunchContext = createContext(launchOfBuild);

const everySecond = (listener: () => void) => {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
};

/** A value that follows the visitor's clock. Hydration begins with the value in the HTML. */
export const useEverySecond = <Value>(read: () => Value, asServed: Value) =>
  useSyncExternalStore(everySecond, read, () => asServed);

/** The launch by the visitor's clock. */
export function useLaunch(): Launch {
  const { date, hasPassed: asServed } = useContext(LaunchContext);
  return { date, hasPassed: useEverySecond(() => hasPassed(date), asServed) };
}

const never = () => () => undefined;

/** False in the HTML and while React hydrates it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A condition on the page's settings. False until the page is hydrated. */
export const useServed = (condition: (settings: PageSettings) => boolean) =>
  useIsHydrated() && condition(readPageSettings(document.documentElement));
