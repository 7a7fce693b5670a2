import { consumeReturnPath, homePath, loginPath, saveReturnPath, saveSessionEnd } from './returnPath.ts';
import { currentToken, readSession, watchSession } from './session.ts';

type BrowserLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace' | 'reload'>;

/** Whether an administrator is signed in. Anybody else goes to the login page, which the history then holds instead. */
export function guardDashboard(location: Omit<BrowserLocation, 'reload'>) {
  if (readSession()) return true;
  saveReturnPath(location);
  location.replace(loginPath);
  return false;
}

/** The dashboard is left when another tab signs out, and begins anew for whom another tab signs in. */
export const onSessionChangeElsewhere = (location: BrowserLocation) =>
  watchSession(() => {
    if (guardDashboard(location)) location.reload();
    else saveSessionEnd();
  });

/** Whether there is somebody to sign in. An administrator with a token goes to the dashboard instead. */
export function guardLogin(location: Pick<Location, 'replace'>) {
  if (!currentToken()) return true;
  location.replace(homePath);
  return false;
}

/** The login page goes on by itself when another tab signs in, until the function it returns is called. */
export const onSignInElsewhere = (location: Pick<Location, 'replace'>) =>
  watchSession(() => {
    if (currentToken()) location.replace(consumeReturnPath());
  });
