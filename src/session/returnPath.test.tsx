import { expect, test } from 'vitest';
import { consumeReturnPath, saveReturnPath } from './returnPath.ts';

test('a saved page is returned once, with its query', () => {
  saveReturnPath({ pathname: '/dashboard/users', search: '?page=3', hash: '#top' });

  expect(consumeReturnPath()).toBe('/dashboard/users?page=3#top');
  expect(consumeReturnPath()).toBe('/dashboard');
});

test.each([
  ['/'],
  ['//evil.example/dashboard/users'],
  ['https://evil.example/dashboard/users'],
  ['javascript:alert(1)'],
])('%s is no page to return to', (page) => {
  sessionStorage.setItem('return-page', page);

  expect(consumeReturnPath()).toBe('/dashboard');
});
