import type { PageLocation, Resumption } from './resumption.ts';
import { consumeReturnPath, loginPath, saveReturnPath } from './returnPath.ts';
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
export function onSessionChangeElsewhere(
  resumption: Resumption,
  location: Pick<Location, 'reload'>,
  signal?: AbortSignal,
) {
  const follow = () => {
    if (!readSession()) void resumption.end(null);
    else if (resumption.isPaused() && currentAdministrator() === resumption.administrator) resumption.resume();
    else location.reload();
  };
  watchSession(follow, signal);
}

/** Calls back when the browser restores this page from its back/forward cache, where pages get no events. */
function onRestore(restart: () => void, signal?: AbortSignal) {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restart();
  };
  window.addEventListener('pageshow', listen, { signal });
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

/**
 * Returns whether the login page is needed. Once there is a token, also by a sign-in in another tab, the saved page of the
 * dashboard opens instead.
 */
export function guardLogin(location: Pick<Location, 'replace'>, signal?: AbortSignal) {
  const openSavedPage = () => {
    if (currentToken()) location.replace(consumeReturnPath());
  };
  watchSession(openSavedPage, signal);
  onRestore(openSavedPage, signal);
  openSavedPage();
  return !currentToken();
}
