// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { consumeUnsent, keepUntilSent } from './unsent.ts';

const warning = { text: 'Ada – Decide', path: '/cases/7/show' };
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what waits when the page is left without a session is told of once', () => {
  const sent = keepUntilSent(warning);
  leavePage();
  sent();

  expect(consumeUnsent()).toEqual([warning]);
  expect(consumeUnsent()).toEqual([]);
});

test('what has been sent is not told of, nor what is sent as a page is left within its session', () => {
  keepUntilSent(warning)();
  leavePage();
  expect(consumeUnsent()).toEqual([]);

  localStorage.setItem('userData', '{"role":"admin","token":"secret"}');
  const sent = keepUntilSent(warning);
  leavePage();
  sent();
  expect(consumeUnsent()).toEqual([]);
});
