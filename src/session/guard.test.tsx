import { afterEach, expect, test, vi } from 'vitest';
import { guardDashboard, guardLogin, guardOpenDashboard } from './guard.ts';
import { createResumption, protectWork } from './resumption.ts';
import { consumeReturnPath, hasSessionEnded } from './returnPath.ts';

let listening = new AbortController();

/** Ends the listeners of a page with its test. */
const signal = () => listening.signal;

afterEach(() => {
  listening.abort();
  listening = new AbortController();
  document.documentElement.hidden = false;
});

/** A page that is open in this tab, with a session in the browser's storage. */
const open = (page: string, stored = '') => {
  localStorage.setItem('userData', stored);
  const replace = vi.fn();
  const reload = vi.fn();
  const { pathname, search, hash } = new URL(page, location.origin);
  return { location: { pathname, search, hash, replace, reload }, replace, reload };
};

const administrator = '{"role":"admin","token":"secret"}';
const withoutToken = '{"role":"admin"}';
const member = '{"role":"user","token":"secret"}';

test.each([
  ['', false],
  [member, false],
  [administrator, true],
  [withoutToken, true],
])('with %j stored, the dashboard is shown: %j, and the login page opens otherwise', (stored, isShown) => {
  const { location, replace } = open('/dashboard/faq?page=2#top', stored);

  expect(guardDashboard(location)).toBe(isShown);
  expect(replace.mock.calls).toEqual(isShown ? [] : [['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(false);
  expect(consumeReturnPath()).toBe(isShown ? '/dashboard' : '/dashboard/faq?page=2#top');
});

test('a browser that blocks its storage goes to the login page', () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  const { location, replace } = open('/dashboard/faq');

  expect(guardDashboard(location)).toBe(false);
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(false);
  expect(consumeReturnPath()).toBe('/dashboard');
  blocked.mockRestore();
});

test.each([
  ['', true],
  [member, true],
  [withoutToken, true],
  [administrator, false],
])('with %j stored, the login page is shown: %j, and the dashboard opens otherwise', (stored, isShown) => {
  const { location, replace } = open('/dashboard/login', stored);

  expect(guardLogin(location, signal())).toBe(isShown);
  expect(replace.mock.calls).toEqual(isShown ? [] : [['/dashboard']]);
});

/** Dispatches the event of a change of the storage by another tab. */
const inAnotherTab = (change: () => void, key: string | null = 'userData') => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

test.each([
  ['signs out', () => localStorage.removeItem('userData'), 'userData'],
  ['clears the storage', () => localStorage.clear(), null],
])('when another tab %s, the login page opens, and the next sign-in returns to this page', (_, end, key) => {
  const { location, replace } = open('/dashboard/ticket', administrator);
  guardOpenDashboard(createResumption(vi.fn(), location), location, signal());
  inAnotherTab(end, key);

  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(true);
  expect(consumeReturnPath()).toBe('/dashboard/ticket');
  expect(hasSessionEnded()).toBe(false);
});

test.each([
  ['userData', '{"role":"admin","token":"another"}', 1],
  ['selected-language', 'ko', 0],
])('a change of %s in another tab to %s reloads the dashboard %i times', (key, value, times) => {
  const { location, replace, reload } = open('/dashboard', administrator);
  guardOpenDashboard(createResumption(vi.fn(), location), location, signal());
  inAnotherTab(() => localStorage.setItem(key, value), key);

  expect(replace).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(times);
});

test('unsaved work waits for the same administrator, who may sign in in another tab', () => {
  localStorage.setItem('administrator', 'ada@example.com');
  const { location, replace, reload } = open('/dashboard/faq/create', administrator);
  const resumption = createResumption(vi.fn(), location);
  const release = protectWork(() => true);
  guardOpenDashboard(resumption, location, signal());

  inAnotherTab(() => localStorage.removeItem('userData'));
  expect(resumption.isPaused()).toBe(true);
  inAnotherTab(() => localStorage.setItem('userData', '{"role":"admin","token":"another"}'));
  expect(resumption.isPaused()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();

  inAnotherTab(() => localStorage.removeItem('userData'));
  localStorage.setItem('administrator', 'bob@example.com');
  inAnotherTab(() => localStorage.setItem('userData', administrator));
  release();
  expect(resumption.isPaused()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['before it learns that the session ended', () => {}],
  ['while it waits for a sign-in', () => inAnotherTab(() => localStorage.removeItem('userData'))],
])('unsaved work is left when another tab signs out %s', (_, endBefore) => {
  localStorage.setItem('administrator', 'ada@example.com');
  const { location, replace } = open('/dashboard/faq/create', administrator);
  const resumption = createResumption(vi.fn(), location);
  const release = protectWork(() => true);
  guardOpenDashboard(resumption, location, signal());
  endBefore();
  expect(replace).not.toHaveBeenCalled();

  inAnotherTab(() => localStorage.removeItem('userData'));
  inAnotherTab(() => localStorage.removeItem('administrator'), 'administrator');
  release();
  expect(resumption.isLeaving()).toBe(true);
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
});

/** Dispatches the event of a page that the browser restores from its cache. */
const comeBack = () => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const wasHidden = document.documentElement.hidden;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  return { wasHidden };
};

test('Back to a dashboard without a session hides the page and opens the login page', () => {
  const { location, replace, reload } = open('/dashboard/users');
  guardOpenDashboard(createResumption(vi.fn(), location), location, signal());
  const { wasHidden } = comeBack();

  expect(wasHidden).toBe(true);
  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('Back to a dashboard reloads it, because the session may have ended', () => {
  const { location, replace, reload } = open('/dashboard/users', administrator);
  guardOpenDashboard(createResumption(vi.fn(), location), location, signal());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  comeBack();

  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

const signInElsewhere = () => localStorage.setItem('userData', administrator);

test.each([
  ['a sign-in in another tab', () => inAnotherTab(signInElsewhere)],
  ['Back after a sign-in in another tab', () => [signInElsewhere(), comeBack()]],
])('%s takes the login page to the dashboard', (_, change) => {
  const { location, replace } = open('/dashboard/login');
  expect(guardLogin(location, signal())).toBe(true);
  change();

  expect(replace.mock.calls).toEqual([['/dashboard']]);
});
