import type { AuthProvider } from 'react-admin';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { loginPath, saveReturnPath } from '#session/returnPath.ts';
import { clearSession, readSession, signIn, signOut } from '#session/session.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/** An answer within the same tick sends react-admin's guard round in circles. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

const untilThePageIsLeft = () => new Promise<never>(() => undefined);

/** react-admin's view of the session. The login page is outside react-admin, so leaving for it is a page load. */
export function createAuthProvider(send: ApiCall, place: Place = window.location): AuthProvider {
  let isLeaving = false;

  const leave = () => {
    isLeaving = true;
    place.replace(loginPath);
  };

  const leaveAndReturn = () => {
    if (isLeaving) return;
    saveReturnPath(place);
    leave();
  };

  return {
    login: (credentials: { email: string; password: string }) => signIn(send, credentials),

    logout: async () => {
      if (isLeaving) return false;
      await signOut(send);
      leave();
      return false;
    },

    checkAuth: async () => {
      await nextTask();
      if (readSession()) return;
      leaveAndReturn();
      await untilThePageIsLeft();
    },

    checkError: async (error: unknown) => {
      if (!(error instanceof ApiError) || !error.sessionIsOver) return;
      clearSession();
      leaveAndReturn();
      throw Object.assign(new Error('The session is over'), { logoutUser: false, message: false });
    },
  };
}
