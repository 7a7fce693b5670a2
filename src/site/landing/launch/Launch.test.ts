import { expect, test } from 'vitest';
import { remainingTime } from './Launch.tsx';

const launch = new Date('2025-12-01T00:00:00');
const before = (seconds: number) => new Date(launch.getTime() - seconds * 1_000);

test('the remaining time consists of days, hours, minutes and seconds', () => {
  expect(remainingTime(launch, before(90_061))).toEqual({ days: '01', hours: '01', minutes: '01', seconds: '01' });
});

test('more than 99 days have three digits', () => {
  expect(remainingTime(launch, before(120 * 86_400)).days).toBe('120');
});
