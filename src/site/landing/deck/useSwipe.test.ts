import { expect, test } from 'vitest';
import { swipeSide } from './useSwipe.ts';

test.each([
  ['a long drag', { x: 120, y: 0, milliseconds: 2_000 }, 'hello'],
  ['a short but quick flick', { x: -60, y: 5, milliseconds: 80 }, 'pass'],
  ['a slow short drag', { x: 60, y: 0, milliseconds: 900 }, undefined],
  ['a tiny quick drag', { x: 8, y: 0, milliseconds: 5 }, undefined],
])('%s swipes the card to its side, or not', (_, drag, side) => {
  expect(swipeSide(drag)).toBe(side);
});
