// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { guardDashboard, guardLogin, onSessionChangeElsewhere, onSignInElsewhere } from './guard.ts';
import { consumeReturnPath, hasSessionEnded } from './returnPath.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const watchedPlace = (page: string) => {
  const replace = vi.fn();
  const reload = vi.fn();
  const { pathname, search, hash } = new URL(page, location.origin);
  return { place: { pathname, search, hash, replace, reload }, replace, reload };
};

const administrator = '{"role":"admin","token":"secret"}';
const withoutToken = '{"role":"admin"}';
const member = '{"role":"user","token":"secret"}';

test.each([[''], ['{'], ['null'], [member]])('with %j stored, the dashboard is not for this visitor', (stored) => {
  localStorage.setItem('userData', stored);
  const { place, replace } = watchedPlace('/dashboard/faq?page=2#top');

  expect(guardDashboard(place)).toBe(false);
  expect(hasSessionEnded()).toBe(false);
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(consumeReturnPath()).toBe('/dashboard/faq?page=2#top');
});

test.each([[administrator], [withoutToken]])('with %j stored, the dashboard is shown', (stored) => {
  localStorage.setItem('userData', stored);
  const { place, replace } = watchedPlace('/dashboard/faq');

  expect(guardDashboard(place)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test.each([[''], [member], [withoutToken]])('with %j stored, the login page is shown', (stored) => {
  localStorage.setItem('userData', stored);
  const { place, replace } = watchedPlace('/dashboard/login');

  expect(guardLogin(place)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test('an administrator who opens the login page goes to the dashboard', () => {
  localStorage.setItem('userData', administrator);
  const { place, replace } = watchedPlace('/dashboard/login');

  expect(guardLogin(place)).toBe(false);
  expect(replace.mock.calls).toEqual([['/dashboard']]);
});

/** What this tab hears when another one changes the storage. */
const inAnotherTab = (change: () => void, key: string | null = 'userData') => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

test('a sign-out in another tab leaves the dashboard, and the next sign-in comes back', () => {
  localStorage.setItem('userData', administrator);
  const { place, replace } = watchedPlace('/dashboard/ticket');
  const stop = onSessionChangeElsewhere(place);
  inAnotherTab(() => localStorage.removeItem('userData'));
  stop();

  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(true);
  expect(consumeReturnPath()).toBe('/dashboard/ticket');
  expect(hasSessionEnded()).toBe(false);
});

test('a storage that another tab empties as a whole ends the session here, too', () => {
  localStorage.setItem('userData', administrator);
  const { place, replace } = watchedPlace('/dashboard');
  const stop = onSessionChangeElsewhere(place);
  inAnotherTab(() => localStorage.clear(), null);
  stop();

  expect(replace).toHaveBeenCalledWith('/dashboard/login');
});

test('what another tab changes besides the session does not matter', () => {
  localStorage.setItem('userData', administrator);
  const { place, replace, reload } = watchedPlace('/dashboard');
  const stop = onSessionChangeElsewhere(place);
  inAnotherTab(() => localStorage.setItem('selected-language', 'ko'), 'selected-language');
  stop();

  expect(replace).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('another person who signs in elsewhere is who this tab shows', () => {
  localStorage.setItem('userData', administrator);
  const { place, reload } = watchedPlace('/dashboard');
  const stop = onSessionChangeElsewhere(place);
  inAnotherTab(() => localStorage.setItem('userData', '{"role":"admin","token":"another"}'));
  stop();

  expect(reload).toHaveBeenCalledOnce();
});

test('a sign-in in another tab lets the login page go on', () => {
  const { place, replace } = watchedPlace('/dashboard/login');
  const stop = onSignInElsewhere(place);
  inAnotherTab(() => localStorage.setItem('userData', administrator));
  stop();

  expect(replace.mock.calls).toEqual([['/dashboard']]);
});
