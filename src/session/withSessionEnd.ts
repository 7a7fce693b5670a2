import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { loginPath, saveReturnPath, saveSessionEnd } from './returnPath.ts';
import { clearSession } from './session.ts';

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

/**
 * Handles a 401 for a whole program: the session is cleared and the page left for the login page, to be returned to.
 * A call that meets it never settles, so nobody has to tell the end of the session from an answer or a failure.
 */
export const withSessionEnd =
  (call: ApiCall, leaveForLogin: LeaveForLogin): ApiCall =>
  async (...request) => {
    try {
      return await call(...request);
    } catch (error) {
      if (!(error instanceof ApiError && error.sessionIsOver)) throw error;
      clearSession();
      return leaveForLogin({ andReturn: true });
    }
  };
