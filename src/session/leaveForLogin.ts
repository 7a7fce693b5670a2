import { loginPath, saveReturnPath, saveSessionEnd } from './returnPath.ts';

type BrowserLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/** Leaves the page for the login page. Never settles: what waits for it goes with the page. */
export type LeaveForLogin = (options: { andReturn: boolean }) => Promise<never>;

/** Replaces the page, at the first call only: no history entry, and no later reason overrules the first. */
export function createLeaveForLogin(location: BrowserLocation = window.location): LeaveForLogin {
  let isLeaving = false;
  return ({ andReturn }) => {
    if (!isLeaving) {
      isLeaving = true;
      if (andReturn) {
        saveReturnPath(location);
        saveSessionEnd();
      }
      location.replace(loginPath);
    }
    return new Promise(() => undefined);
  };
}
