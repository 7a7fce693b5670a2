import type { PageLocation, Resumption } from './resumption.ts';
import { consumeReturnPath, homePath, loginPath, saveReturnPath } from './returnPath.ts';
import { currentAdministrator, currentToken, readSession, watchSession } from './session.ts';

/** Returns whether an administrator is signed in. Otherwise the login page replaces this one. */
export function guardDashboard(location: PageLocation) {
  if (readSession()) return true;
  saveReturnPath(location);
  location.replace(loginPath);
  return false;
}

/**
 * Ends the session of this page when another tab signs out. When another tab signs in, it reloads the dashboard, or resumes
 * it if this administrator has signed in there.
 */
export function onSessionChangeElsewhere(resumption: Resumption, location: Pick<Location, 'reload'>) {
  return watchSession(() => {
    if (!readSession()) void resumption.end(null);
    else if (resumption.isPaused() && currentAdministrator() === resumption.administrator) resumption.resume();
    else location.reload();
  });
}

/** Calls back when the browser restores this page from its back/forward cache, where pages get no events. */
function onRestore(restart: () => void) {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restart();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}

/**
 * Reloads a dashboard that the browser restores, because its session may have ended. The page hides itself when
 * the browser leaves it, so that nothing is visible before the check.
 */
export function guardRestoredDashboard(location: PageLocation & Pick<Location, 'reload'>) {
  window.addEventListener('pagehide', () => {
    document.documentElement.hidden = true;
  });
  onRestore(() => {
    if (guardDashboard(location)) location.reload();
  });
}

/** Returns whether the login page is needed. With a token, the dashboard opens instead. */
export function guardLogin(location: Pick<Location, 'replace'>) {
  if (!currentToken()) return true;
  location.replace(homePath);
  return false;
}

/** Opens the saved page when another tab signs in, until the returned function is called. */
export function onSignInElsewhere(location: Pick<Location, 'replace'>) {
  const openSavedPage = () => {
    if (currentToken()) location.replace(consumeReturnPath());
  };
  const stops = [watchSession(openSavedPage), onRestore(openSavedPage)];
  return () => {
    for (const stop of stops) stop();
  };
}
