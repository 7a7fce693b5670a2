// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { takeReturnPage } from '#api/returnPage.ts';
import { decide, guardDashboard } from './guard.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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
  expect(decide(pathname, known)).toEqual(decision);
});

test('a start without a session remembers the page and adds nothing to the history', () => {
  history.replaceState(null, '', '/dashboard/faq?page=2');
  const entries = history.length;

  expect(guardDashboard(location)).toBe('session');
  expect(location.pathname + location.search).toBe('/dashboard/login');
  expect(history.length).toBe(entries);
  expect(takeReturnPage()).toBe('/dashboard/faq?page=2');
});

test('an administrator who opens the login page is in the dashboard', () => {
  localStorage.setItem('userData', '{"role":"admin","token":"secret"}');
  history.replaceState(null, '', '/dashboard/login');

  expect(guardDashboard(location)).toBe('dashboard');
  expect(location.pathname).toBe('/dashboard');
});
