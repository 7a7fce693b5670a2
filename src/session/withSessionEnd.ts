import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { BrowserLocation } from './guard.ts';
import { loginPath, saveReturnPath, saveSessionEnd } from './returnPath.ts';
import { clearSession } from './session.ts';

/** Opens the login page. The promise never settles, because the browser leaves the page. */
export type LeaveForLogin = (options: { andReturn: boolean }) => Promise<never>;

/** Creates the function that replaces the page by the login page. Only its first call has an effect. */
export function createLeaveForLogin(location: Omit<BrowserLocation, 'reload'> = window.location): LeaveForLogin {
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
 * Wraps the client. A 401 clears the session, saves the page and opens the login page. The call never settles, so that
 * screens show neither data nor an error.
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
