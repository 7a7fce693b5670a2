import { expect, test } from 'vitest';
import { remainingTime } from './Launch.tsx';

const launch = new Date('2025-12-01T00:00:00');
const before = (seconds: number) => new Date(launch.getTime() - seconds * 1_000);

test('the remaining time consists of days, hours, minutes and seconds', () => {
  expect(remainingTime(launch, before(90_061))).toEqual({ days: '01', hours: '01', minutes: '01', seconds: '01' });
});

test('numbers below 10 have a leading zero', () => {
  expect(remainingTime(launch, before(5)).seconds).toBe('05');
});

test('more than 99 days have three digits', () => {
  expect(remainingTime(launch, before(120 * 86_400)).days).toBe('120');
});

test('after the launch, every number is zero', () => {
  expect(remainingTime(launch, before(-1))).toEqual({ days: '00', hours: '00', minutes: '00', seconds: '00' });
});
