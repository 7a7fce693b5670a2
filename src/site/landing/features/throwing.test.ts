import { expect, test } from 'vitest';
import { landing, sideOf } from './throwing.ts';

test('a card dragged far enough goes to the side it was dragged to', () => {
  expect(sideOf({ x: 120, y: 0, milliseconds: 2_000 })).toBe('hello');
  expect(sideOf({ x: -120, y: 0, milliseconds: 2_000 })).toBe('pass');
});

test('a short but quick flick is a throw', () => {
  expect(sideOf({ x: -60, y: 5, milliseconds: 80 })).toBe('pass');
});

test('a slow short drag and a trembling finger are no throw', () => {
  expect(sideOf({ x: 60, y: 0, milliseconds: 900 })).toBeUndefined();
  expect(sideOf({ x: 8, y: 0, milliseconds: 5 })).toBeUndefined();
});

test('a thrown card flies on along the line of the throw', () => {
  expect(landing({ x: 140, y: -35 })).toEqual({ x: 560, y: -140 });
  expect(landing({ x: -100, y: 300 })).toEqual({ x: -560, y: 400 });
});
