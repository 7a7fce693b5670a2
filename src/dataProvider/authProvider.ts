import type { AuthProvider } from 'react-admin';
import type { ApiCall } from '#api/createClient.ts';
import type { Resumption } from '#session/resumption.ts';
import { readSession, signIn, signOut } from '#session/session.ts';

/** Connects react-admin to the session. `call` must not be `withSessionEnd`, so that the dialog shows a refused sign-out. */
export const createAuthProvider = (call: ApiCall, resumption: Resumption): AuthProvider => ({
  login: (credentials: { email: string; password: string }) => signIn(call, credentials),
  /** `onSignedOut` removes what the screens keep for this administrator. */
  logout: async ({ onSignedOut }: { onSignedOut?: () => Promise<unknown> } = {}) => {
    await signOut(call);
    await onSignedOut?.();
    return resumption.leave({ andReturn: false });
  },
  checkAuth: async () => {
    if (!readSession()) await resumption.end(null);
  },
  checkError: async () => undefined, // withSessionEnd handles a 401
});
