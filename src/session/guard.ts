import type { PageLocation, Resumption } from './resumption.ts';
import { consumeReturnPath, loginPath, saveReturnPath } from './returnPath.ts';
import { currentAdministrator, currentToken, readSession, watchSession, watchSignOut } from './session.ts';

/** Returns whether an administrator is signed in. Otherwise the login page replaces this one. */
export function guardDashboard(location: PageLocation) {
  if (readSession()) return true;
  saveReturnPath(location);
  location.replace(loginPath);
  return false;
}

/** Calls back when the browser restores this page from its back/forward cache, where pages get no events. */
function onRestore(restart: () => void, signal?: AbortSignal) {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restart();
  };
  window.addEventListener('pageshow', listen, { signal });
}

/**
 * Guards an open dashboard. It leaves this page when another tab signs out, also with unsaved work. It ends the session of
 * this page when the one in the storage ends. When another tab signs in, it reloads, or resumes if this administrator has
 * signed in there. It also reloads when the browser restores it, because its session
 * may have ended; it hides itself when the browser leaves it, so that nothing is visible before that check.
 */
export function guardOpenDashboard(
  resumption: Resumption,
  location: PageLocation & Pick<Location, 'reload'>,
  signal?: AbortSignal,
) {
  const followOtherTabs = () => {
    if (!readSession()) void resumption.end(null);
    else if (resumption.isPaused() && currentAdministrator() === resumption.administrator) resumption.resume();
    else location.reload();
  };
  const checkAgain = () => {
    if (guardDashboard(location)) location.reload();
  };
  watchSession(followOtherTabs, signal);
  watchSignOut(() => void resumption.leave({ andReturn: true }), signal);
  window.addEventListener('pagehide', () => document.documentElement.toggleAttribute('hidden', true), { signal });
  onRestore(checkAgain, signal);
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
