import { expect, test } from 'vitest';
import { formatTime, toDate } from './calendar.ts';

const at = (text: string) => new Date(text);

test.each([
  ['2025-08-03T00:05:00', '12:05 AM'],
  ['2025-08-03T09:05:00', '09:05 AM'],
  ['2025-08-03T12:00:00', '12:00 PM'],
  ['2025-08-03T23:59:00', '11:59 PM'],
])('%s is %s on a 12-hour clock', (text, time) => {
  expect(formatTime(at(text))).toBe(time);
});

test('the time of day is in the language of the screen', () => {
  expect(formatTime(at('2025-08-03T16:05:00'), 'es')).toBe('04:05 p. m.');
});

test.each([[null], [undefined], [''], ['soon'], [{}], [Number.NaN]])('%j is not a date', (value) => {
  expect(toDate(value)).toBeNull();
});
