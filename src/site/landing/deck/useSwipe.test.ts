import { expect, test } from 'vitest';
import { swipeSide } from './useSwipe.ts';

test('a long drag swipes the card to the side of the drag', () => {
  expect(swipeSide({ x: 120, y: 0, milliseconds: 2_000 })).toBe('hello');
  expect(swipeSide({ x: -120, y: 0, milliseconds: 2_000 })).toBe('pass');
});

test('a short but quick flick is a swipe', () => {
  expect(swipeSide({ x: -60, y: 5, milliseconds: 80 })).toBe('pass');
});

test('a slow short drag and a tiny quick one do not swipe', () => {
  expect(swipeSide({ x: 60, y: 0, milliseconds: 900 })).toBeUndefined();
  expect(swipeSide({ x: 8, y: 0, milliseconds: 5 })).toBeUndefined();
});
