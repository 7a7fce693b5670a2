import { expect, test } from 'vitest';
import { ageOf, zodiacSignOf } from './calendar.ts';

const now = Date.UTC(2026, 10, 15, 9, 30);

test.each([
  ['2000-11-15', 26],
  ['2000-11-16', 25],
  ['2000-12-01', 25],
  ['2000-01-31', 26],
])('born on %s means %i years on the day of the seed', (born, age) => {
  expect(ageOf(born, now)).toBe(age);
});

test.each([
  ['1990-01-19', 'Capricorn'],
  ['1990-01-20', 'Aquarius'],
  ['1990-12-21', 'Sagittarius'],
  ['1990-12-22', 'Capricorn'],
])('born on %s means %s', (born, sign) => {
  expect(zodiacSignOf(born)).toBe(sign);
});
