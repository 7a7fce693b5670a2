import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test.each(['Ada', '김하늘', 'प्रिया', 'José', '3 – 5 %', '', 'ada@example.com', '\u2068ليلى\u2069'])(
  '%j stays as it is',
  (value) => {
    expect(isolate(value)).toBe(value);
  },
);

test.each([
  ['an Arabic name', 'ليلى', '\u2068ليلى\u2069'],
  ['a Hebrew name', 'רות (2)', '\u2068רות (2)\u2069'],
  ['a letter beyond the first plane', '\u{1e900}', '\u2068\u{1e900}\u2069'],
  ['an override, which ends with the isolate', 'Ana\u202Egro', '\u2068Ana\u202Egro\u2069'],
  ['the end of an override', 'Ana\u202C', '\u2068Ana\u202C\u2069'],
  ['the end of an isolate', 'Ana\u2069 \u202Egro', '\u2068Ana \u202Egro\u2069'],
  ['the beginning of an isolate, which is removed,', 'Ana\u2067gro', 'Anagro'],
  ['a whole isolate', 'a \u2068ليلى\u2069 b', '\u2068a \u2068ليلى\u2069 b\u2069'],
  ['an isolate in another', 'a \u2068b \u2068ליל\u2069 c\u2069', '\u2068a b \u2068ליל\u2069 c\u2069'],
  ['a control alone, which is removed,', '\u2067', ''],
  ['several lines', 'first\n\u202Esecond\r\nthird', 'first\n\u2068\u202Esecond\u2069\r\nthird'],
])('%s cannot change a sentence', (_, value, isolated) => {
  expect(isolate(value)).toBe(isolated);
});
