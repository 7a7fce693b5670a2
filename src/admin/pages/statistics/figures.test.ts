import { expect, test } from 'vitest';
import { growthOf, shareOf, totals } from './figures.ts';

test('the total counts iOS and Android users together', () => {
  expect(totals({ iosTraffic: 1200, androidTraffic: 800 })).toEqual({ ios: 1200, android: 800, total: 2000 });
});

test('a share is the part divided by the whole', () => {
  expect(shareOf(1200, 2000)).toBe(0.6);
});

test('without users every share is zero', () => {
  expect(shareOf(0, 0)).toBe(0);
});

test('growth is the change as a share of the count before, or null without one', () => {
  expect(growthOf(1250, 1000)).toBe(0.25);
  expect(growthOf(750, 1000)).toBe(-0.25);
  expect(growthOf(5, 0)).toBeNull();
});
