import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { LeaveForLogin } from './leaveForLogin.ts';
import { clearSession } from './session.ts';

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
