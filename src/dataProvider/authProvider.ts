import type { AuthProvider } from 'react-admin';
import type { ApiCall } from '#api/createClient.ts';
import { readSession, signIn, signOut } from '#session/session.ts';
import type { LeaveForLogin } from '#session/withSessionEnd.ts';

/** Connects react-admin to the session. `call` must not be `withSessionEnd`, so that the dialog shows a refused sign-out. */
export const createAuthProvider = (call: ApiCall, leaveForLogin: LeaveForLogin): AuthProvider => ({
  login: (credentials: { email: string; password: string }) => signIn(call, credentials),
  logout: async () => {
    await signOut(call);
    return leaveForLogin({ andReturn: false });
  },
  checkAuth: async () => {
    if (!readSession()) await leaveForLogin({ andReturn: true });
  },
  checkError: async () => undefined, // withSessionEnd handles a 401
});
