import { changePasswordPath, consumeReturnPath, homePath, loginPath, saveReturnPath } from './returnPath.ts';
import { currentToken, readSession, watchSession } from './session.ts';

/** Which program shows a page below /dashboard: the light session pages or the dashboard itself. */
type Program = 'session' | 'dashboard';

type Decision = { show: Program; redirectTo?: string };

type BrowserLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace' | 'reload'>;

type SessionState = { hasSession: boolean; hasToken: boolean };

/** What an address leads to. Changing the password needs no session (observed-behaviour.md, 11). */
export function routeFor(pathname: string, { hasSession, hasToken }: SessionState): Decision {
  const path = pathname.replace(/\/+$/, '');
  if (path === changePasswordPath) return { show: 'session' };
  if (path === loginPath) return hasToken ? { show: 'dashboard', redirectTo: homePath } : { show: 'session' };
  return hasSession ? { show: 'dashboard' } : { show: 'session', redirectTo: loginPath };
}

const leaveWhenSignedOutElsewhere = (location: BrowserLocation) =>
  watchSession(() => {
    if (readSession()) return location.reload();
    saveReturnPath(location);
    location.replace(loginPath);
  });

/** Decides before react-admin is loaded, without adding to the history, and from then on follows the other tabs. */
export function guardDashboard(location: BrowserLocation): Program {
  const { show, redirectTo } = routeFor(location.pathname, {
    hasSession: readSession() !== null,
    hasToken: currentToken() !== null,
  });
  if (redirectTo === loginPath) saveReturnPath(location);
  if (redirectTo) history.replaceState(null, '', redirectTo);
  if (show === 'dashboard') leaveWhenSignedOutElsewhere(location);
  return show;
}

/** The login page goes on by itself when another tab signs in, until the function it returns is called. */
export const onSignInElsewhere = (location: Pick<Location, 'replace'>) =>
  watchSession(() => {
    if (currentToken()) location.replace(consumeReturnPath());
  });
