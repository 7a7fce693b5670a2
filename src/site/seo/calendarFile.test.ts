import type { i18n as I18n } from 'i18next';
import { expect, test } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { calendarTime } from '#start/contract.ts';
import { calendarFile } from './calendarFile.ts';

test.each([
  ['2026-03-01T00:00:00', '20260301T000000'],
  ['2026-03-01T18:00', '20260301T180000'],
  ['2026-03-01T18:00:00Z', '20260301T180000Z'],
  ['2026-03-01T18:00:00+05:30', '20260301T123000Z'],
])('the date %s is %s in a calendar, local without a time zone', (date, written) => {
  expect(calendarTime(date)).toBe(written);
});

test('an event is in its language, with special characters escaped', async () => {
  const text = calendarFile(await createI18n('hi', ['prerendered']), '2026-03-01T00:00:00');
  const other = calendarFile({ t: () => 'Tea, cake; and \\ more' } as unknown as I18n);

  expect(text).toContain('\r\nSUMMARY:Hullo आज से');
  expect(text).toContain('\r\nDTSTART:20260301T000000\r\n');
  expect(other).toContain('SUMMARY:Tea\\, cake\\; and \\\\ more\r\n');
});
