import { expect, test } from 'vitest';
import { remainingTime } from './Launch.tsx';

const target = new Date('2025-12-01T00:00:00');
const before = (seconds: number) => new Date(target.getTime() - seconds * 1_000);

test('splits the time left into days, hours, minutes and seconds', () => {
  expect(remainingTime(target, before(90_061))).toEqual({ days: '01', hours: '01', minutes: '01', seconds: '01' });
});

test('shows two digits even for a single one', () => {
  expect(remainingTime(target, before(5)).seconds).toBe('05');
});

test('shows more than ninety-nine days in full', () => {
  expect(remainingTime(target, before(120 * 86_400)).days).toBe('120');
});

test('stays at zero after the target', () => {
  expect(remainingTime(target, before(-1))).toEqual({ days: '00', hours: '00', minutes: '00', seconds: '00' });
});
