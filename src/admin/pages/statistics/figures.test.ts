import { expect, test } from 'vitest';
import { growthOf } from './figures.ts';

test('growth is the change as a share of the count before, or null without one', () => {
  expect(growthOf(1250, 1000)).toBe(0.25);
  expect(growthOf(750, 1000)).toBe(-0.25);
  expect(growthOf(5, 0)).toBeNull();
});
