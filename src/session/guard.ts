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

/** Calls back when Back shows this page as it was left: what a browser keeps of a page hears of nothing meanwhile. */
function onRestore(restart: () => void) {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restart();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/**
 * A dashboard that is come back to begins anew, for its session may have ended in any way meanwhile. What a browser keeps
 * of it is hidden, so that nothing is seen before the guard has looked.
 */
export function guardRestoredDashboard(location: BrowserLocation) {
  window.addEventListener('pagehide', () => {
    document.documentElement.hidden = true;
  });
  onRestore(() => {
    if (guardDashboard(location)) location.reload();
  });
}

/** Whether there is somebody to sign in. An administrator with a token goes to the dashboard instead. */
export function guardLogin(location: Pick<Location, 'replace'>) {
  if (!currentToken()) return true;
  location.replace(homePath);
  return false;
}

/** The login page goes on by itself when another tab has signed in, until the function it returns is called. */
export function onSignInElsewhere(location: Pick<Location, 'replace'>) {
  const goOn = () => {
    if (currentToken()) location.replace(consumeReturnPath());
  };
  const stops = [watchSession(goOn), onRestore(goOn)];
  return () => {
    for (const stop of stops) stop();
  };
}
