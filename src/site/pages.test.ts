import { expect, test } from 'vitest';
import { pageAt } from './pages.ts';

test.each([
  ['/', 'home'],
  ['//', 'home'],
  ['/no-such-page', 'not-found'],
  ['/dashboards', 'not-found'],
])('%s is the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
