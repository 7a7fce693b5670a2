import { expect, test } from 'vitest';
import { growthOf, shareOf, totals } from './figures.ts';

test('the total counts iOS and Android users together', () => {
  expect(totals({ iosTraffic: 1200, androidTraffic: 800 })).toEqual({ ios: 1200, android: 800, total: 2000 });
});

test('a share is the part of the whole', () => {
  expect(shareOf(1200, 2000)).toBe(0.6);
});

test('without any users nobody has a share', () => {
  expect(shareOf(0, 0)).toBe(0);
});

test('growth is by how much more there is, and of nothing there is none', () => {
  expect(growthOf(1250, 1000)).toBe(0.25);
  expect(growthOf(750, 1000)).toBe(-0.25);
  expect(growthOf(5, 0)).toBeNull();
});
