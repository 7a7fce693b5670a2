import { expect, test } from 'vitest';
import { exitPoint, swipeSide } from './useSwipe.ts';

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

test('a swiped card leaves the deck in the drag’s direction', () => {
  expect(exitPoint({ x: 140, y: -35 })).toEqual({ x: 560, y: -140 });
  expect(exitPoint({ x: -100, y: 300 })).toEqual({ x: -560, y: 400 });
});
