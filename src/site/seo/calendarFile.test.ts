import type { i18n as I18n } from 'i18next';
import { expect, test } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { calendarFile, calendarTime } from './calendarFile.ts';

test.each([
  ['2026-03-01T00:00:00', '20260301T000000'],
  ['2026-03-01T18:00', '20260301T180000'],
  ['2026-03-01T18:00:00Z', '20260301T180000Z'],
  ['2026-03-01T18:00:00+05:30', '20260301T123000Z'],
])('the date %s is %s in a calendar, local without a time zone', (date, written) => {
  expect(calendarTime(date)).toBe(written);
});

test('an event is in its language, in lines of at most 75 octets', async () => {
  const text = calendarFile(await createI18n('hi', ['prerendered']), '2026-03-01T00:00:00');
  const lines = text.split('\r\n');

  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Hullo आज से');
  expect(lines).toContain('DTSTART:20260301T000000');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('long lines are folded, and special characters escaped', () => {
  const longText = 'Tea, cake; and \\ more '.repeat(8);
  const text = calendarFile({ t: () => longText } as unknown as I18n, '2026-03-01T00:00:00');

  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Tea\\, cake\\; and \\\\ more '.repeat(8)}`);
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});
