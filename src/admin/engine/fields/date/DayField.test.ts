import { expect, test } from 'vitest';
import { parseDay } from './DayField.tsx';

test.each([
  ['3-8-2025', '2025-08-03'],
  ['03/08/2025', '2025-08-03'],
  ['03.08.2025 ', '2025-08-03'],
  ['03082025', '2025-08-03'],
  ['2025-08-03', '2025-08-03'],
  ['29-02-2024', '2024-02-29'],
  ['31-02-2025', undefined],
  ['12-31-2025', undefined],
  ['3-8-25', undefined],
  ['3-8', undefined],
  ['', undefined],
])('the typed day %j is %j', (text, day) => expect(parseDay(text)).toBe(day));
