// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { guardDashboard, onSignInElsewhere, routeFor } from './guard.ts';
import { consumeReturnPath } from './returnPath.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const watchedPlace = (page: string) => {
  const replace = vi.fn();
  const reload = vi.fn();
  return { place: { pathname: page, search: '', hash: '', replace, reload }, replace, reload };
};

const session = '{"role":"admin","token":"secret"}';

const nobody = { hasSession: false, hasToken: false };
const withoutToken = { hasSession: true, hasToken: false };
const administrator = { hasSession: true, hasToken: true };

test.each([
  ['/dashboard', nobody, { show: 'session', redirectTo: '/dashboard/login' }],
  ['/dashboard/users', nobody, { show: 'session', redirectTo: '/dashboard/login' }],
  ['/dashboard/loginish', nobody, { show: 'session', redirectTo: '/dashboard/login' }],
  ['/dashboard/login', nobody, { show: 'session' }],
  ['/dashboard/login/', nobody, { show: 'session' }],
  ['/dashboard/changePassword', nobody, { show: 'session' }],
  ['/dashboard/users', withoutToken, { show: 'dashboard' }],
  ['/dashboard/login', withoutToken, { show: 'session' }],
  ['/dashboard', administrator, { show: 'dashboard' }],
  ['/dashboard/user-detail/u-1', administrator, { show: 'dashboard' }],
  ['/dashboard/login', administrator, { show: 'dashboard', redirectTo: '/dashboard' }],
  ['/dashboard/changePassword', administrator, { show: 'session' }],
])('%s for %j leads to %j', (pathname, known, decision) => {
  expect(routeFor(pathname, known)).toEqual(decision);
});

test('a start without a session remembers the page and adds nothing to the history', () => {
  history.replaceState(null, '', '/dashboard/faq?page=2');
  const entries = history.length;

  expect(guardDashboard(location)).toBe('session');
  expect(location.pathname + location.search).toBe('/dashboard/login');
  expect(history.length).toBe(entries);
  expect(consumeReturnPath()).toBe('/dashboard/faq?page=2');
});

test('an administrator who opens the login page is in the dashboard', () => {
  localStorage.setItem('userData', session);
  history.replaceState(null, '', '/dashboard/login');

  expect(guardDashboard(watchedPlace('/dashboard/login').place)).toBe('dashboard');
  expect(location.pathname).toBe('/dashboard');
});

/** What this tab hears when another one changes the storage. */
const inAnotherTab = (change: () => void, key: string | null = 'userData') => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

test('a sign-out in another tab leaves the dashboard, and the next sign-in comes back', () => {
  localStorage.setItem('userData', session);
  const { place, replace } = watchedPlace('/dashboard/ticket');
  guardDashboard(place);
  inAnotherTab(() => localStorage.removeItem('userData'));

  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(consumeReturnPath()).toBe('/dashboard/ticket');
});

test('a storage that another tab empties as a whole ends the session here, too', () => {
  localStorage.setItem('userData', session);
  const { place, replace } = watchedPlace('/dashboard');
  guardDashboard(place);
  inAnotherTab(() => localStorage.clear(), null);

  expect(replace).toHaveBeenCalledWith('/dashboard/login');
});

test('what another tab changes besides the session does not matter', () => {
  localStorage.setItem('userData', session);
  const { place, replace, reload } = watchedPlace('/dashboard');
  guardDashboard(place);
  inAnotherTab(() => localStorage.setItem('selected-language', 'ko'), 'selected-language');

  expect(replace).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('another person who signs in elsewhere is who this tab shows', () => {
  localStorage.setItem('userData', session);
  const { place, reload } = watchedPlace('/dashboard');
  guardDashboard(place);
  inAnotherTab(() => localStorage.setItem('userData', '{"role":"admin","token":"another"}'));

  expect(reload).toHaveBeenCalledOnce();
});

test('a sign-in in another tab lets the login page go on', () => {
  const { place, replace } = watchedPlace('/dashboard/login');
  const stop = onSignInElsewhere(place);
  inAnotherTab(() => localStorage.setItem('userData', session));
  stop();

  expect(replace.mock.calls).toEqual([['/dashboard']]);
});
