import type { AuthProvider } from 'react-admin';
import type { ApiCall } from '#api/createClient.ts';
import { readSession, signIn, signOut } from '#session/session.ts';
import type { LeaveForLogin } from '#session/withSessionEnd.ts';

/** react-admin's view of the session. `call` must be the client itself: a refused sign-out is told, not taken for a lost session. */
export const createAuthProvider = (call: ApiCall, leaveForLogin: LeaveForLogin): AuthProvider => ({
  login: (credentials: { email: string; password: string }) => signIn(call, credentials),
  logout: async () => {
    await signOut(call);
    return leaveForLogin({ andReturn: false });
  },
  checkAuth: async () => {
    if (!readSession()) await leaveForLogin({ andReturn: true });
  },
  checkError: async () => undefined, // a 401 never gets this far: see withSessionEnd
});
