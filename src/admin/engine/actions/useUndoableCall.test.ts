// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { takeLostActions, trackPending } from './useUndoableCall.ts';

const decision = { text: 'Ada – Decide', path: '/cases/7/show' };
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an action that is pending when the page is left without a session is reported once', () => {
  const settled = trackPending(decision);
  leavePage();
  settled();

  expect(takeLostActions()).toEqual([decision]);
  expect(takeLostActions()).toEqual([]);
});

test('an action is not lost when it was sent, or when the page is left within its session', () => {
  trackPending(decision)();
  leavePage();
  expect(takeLostActions()).toEqual([]);

  localStorage.setItem('userData', '{"role":"admin","token":"secret"}');
  const settled = trackPending(decision);
  leavePage();
  settled();
  expect(takeLostActions()).toEqual([]);
});
