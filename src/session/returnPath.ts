import { tryStorage } from '#browser/tryStorage.ts';

export const loginPath = '/dashboard/login';

export const changePasswordPath = '/dashboard/changePassword';

/** Sets the first password of an invited administrator. The token of the invitation follows the `#`. */
export const invitationPath = '/dashboard/invitation';

export const homePath = '/dashboard';

const returnPathKey = 'return-page';
const sessionEndedKey = 'session-ended';

/** Saves the page for the next sign-in in this tab. */
export const saveReturnPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  tryStorage(() => sessionStorage.setItem(returnPathKey, pathname + search + hash));

/** Lets the login page of this tab say that the session has ended, until the next sign-in. */
export const saveSessionEnd = () => tryStorage(() => sessionStorage.setItem(sessionEndedKey, 'true'));

/** Returns whether the last session of this tab ended without a sign-out here. */
export const hasSessionEnded = () => tryStorage(() => sessionStorage.getItem(sessionEndedKey)) !== null;

/** Returns and forgets the saved page. Without one, or outside the dashboard, it is the dashboard's start. */
export function consumeReturnPath() {
  const saved = tryStorage(() => sessionStorage.getItem(returnPathKey)) ?? homePath;
  for (const key of [returnPathKey, sessionEndedKey]) tryStorage(() => sessionStorage.removeItem(key));
  return saved.startsWith(homePath) ? saved : homePath;
}
