// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  guardDashboard,
  guardLogin,
  guardRestoredDashboard,
  onSessionChangeElsewhere,
  onSignInElsewhere,
} from './guard.ts';
import { consumeReturnPath, hasSessionEnded } from './returnPath.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.hidden = false;
});

const watchedLocation = (page: string) => {
  const replace = vi.fn();
  const reload = vi.fn();
  const { pathname, search, hash } = new URL(page, location.origin);
  return { location: { pathname, search, hash, replace, reload }, replace, reload };
};

const administrator = '{"role":"admin","token":"secret"}';
const withoutToken = '{"role":"admin"}';
const member = '{"role":"user","token":"secret"}';

test.each([[''], ['{'], ['null'], [member]])('with %j stored, the dashboard redirects to the login page', (stored) => {
  localStorage.setItem('userData', stored);
  const { location, replace } = watchedLocation('/dashboard/faq?page=2#top');

  expect(guardDashboard(location)).toBe(false);
  expect(hasSessionEnded()).toBe(false);
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(consumeReturnPath()).toBe('/dashboard/faq?page=2#top');
});

test.each([[administrator], [withoutToken]])('with %j stored, the dashboard is shown', (stored) => {
  localStorage.setItem('userData', stored);
  const { location, replace } = watchedLocation('/dashboard/faq');

  expect(guardDashboard(location)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test('a browser that blocks its storage goes to the login page', () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  const { location, replace } = watchedLocation('/dashboard/faq');

  expect(guardDashboard(location)).toBe(false);
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(false);
  expect(consumeReturnPath()).toBe('/dashboard');
  blocked.mockRestore();
});

test.each([[''], [member], [withoutToken]])('with %j stored, the login page is shown', (stored) => {
  localStorage.setItem('userData', stored);
  const { location, replace } = watchedLocation('/dashboard/login');

  expect(guardLogin(location)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test('an administrator who opens the login page goes to the dashboard', () => {
  localStorage.setItem('userData', administrator);
  const { location, replace } = watchedLocation('/dashboard/login');

  expect(guardLogin(location)).toBe(false);
  expect(replace.mock.calls).toEqual([['/dashboard']]);
});

/** Dispatches the event of a change of the storage by another tab. */
const inAnotherTab = (change: () => void, key: string | null = 'userData') => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

test('a sign-out in another tab leaves the dashboard, and the next sign-in returns to its page', () => {
  localStorage.setItem('userData', administrator);
  const { location, replace } = watchedLocation('/dashboard/ticket');
  const stop = onSessionChangeElsewhere(location);
  inAnotherTab(() => localStorage.removeItem('userData'));
  stop();

  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(true);
  expect(consumeReturnPath()).toBe('/dashboard/ticket');
  expect(hasSessionEnded()).toBe(false);
});

test('another tab that clears the storage ends the session here', () => {
  localStorage.setItem('userData', administrator);
  const { location, replace } = watchedLocation('/dashboard');
  const stop = onSessionChangeElsewhere(location);
  inAnotherTab(() => localStorage.clear(), null);
  stop();

  expect(replace).toHaveBeenCalledWith('/dashboard/login');
});

test('other changes of the storage do not reload the dashboard', () => {
  localStorage.setItem('userData', administrator);
  const { location, replace, reload } = watchedLocation('/dashboard');
  const stop = onSessionChangeElsewhere(location);
  inAnotherTab(() => localStorage.setItem('selected-language', 'ko'), 'selected-language');
  stop();

  expect(replace).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a sign-in of another administrator in another tab reloads this one', () => {
  localStorage.setItem('userData', administrator);
  const { location, reload } = watchedLocation('/dashboard');
  const stop = onSessionChangeElsewhere(location);
  inAnotherTab(() => localStorage.setItem('userData', '{"role":"admin","token":"another"}'));
  stop();

  expect(reload).toHaveBeenCalledOnce();
});

/** Dispatches the event of a page that the browser restores from its cache. */
const comeBack = () => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const wasHidden = document.documentElement.hidden;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  return { wasHidden };
};

test('Back to a dashboard without a session hides the page and opens the login page', () => {
  const { location, replace, reload } = watchedLocation('/dashboard/users');
  guardRestoredDashboard(location);
  const { wasHidden } = comeBack();

  expect(wasHidden).toBe(true);
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('Back to a dashboard reloads it, because the session may have ended', () => {
  localStorage.setItem('userData', administrator);
  const { location, replace, reload } = watchedLocation('/dashboard/users');
  guardRestoredDashboard(location);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  comeBack();

  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

test('Back to the login page opens the dashboard when another tab has signed in', () => {
  const { location, replace } = watchedLocation('/dashboard/login');
  const stop = onSignInElsewhere(location);
  localStorage.setItem('userData', administrator);
  comeBack();
  stop();

  expect(replace.mock.calls).toEqual([['/dashboard']]);
});

test('a sign-in in another tab takes the login page to the dashboard', () => {
  const { location, replace } = watchedLocation('/dashboard/login');
  const stop = onSignInElsewhere(location);
  inAnotherTab(() => localStorage.setItem('userData', administrator));
  stop();

  expect(replace.mock.calls).toEqual([['/dashboard']]);
});
