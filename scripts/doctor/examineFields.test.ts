import { expect, test } from 'vitest';
import { valueFault } from './examineFields.ts';

test.each([
  ['text', { name: 'Ada' }, '{"name":"Ada"} is not text'],
  ['text', true, 'true is not text'],
  ['text', 30, '30 is not text'],
  ['number', '12', '"12" is not a number'],
  ['boolean', 1, '1 is not true or false'],
  ['date', '2026-01-31T12:00:00Z', 'is not a day'],
  ['dateTime', '2026-01-31', '"2026-01-31" is not a date with a time'],
  ['dateTime', 1_770_000_000_000, '1770000000000 is not a date with a time'],
  ['image', 12, '12 is not the path of a picture'],
  ['url', 'example', 'is not a web URL'],
  ['tags', 'walk', 'is not a list'],
])('the field kind %s does not accept %j', (kind, value, sentence) => {
  expect(valueFault({ kind }, value)).toContain(sentence);
});

test('a choice accepts only its own values', () => {
  expect(valueFault({ kind: 'choice', of: ['walk', 'talk'] }, 'walk')).toBeUndefined();
  expect(valueFault({ kind: 'choice', of: ['walk', 'talk'] }, 'run')).toContain('"run" is not one of its values');
});

test('a person accepts only an object, unless the person is the whole row', () => {
  expect(valueFault({ kind: 'person', whose: 'value' }, 'Ada')).toContain('is not a person');
  expect(valueFault({ kind: 'person', whose: 'record' }, 'Ada')).toBeUndefined();
});

test('a value in the spelling of its field is accepted, and the same value in another one is not', () => {
  const moments = [
    [{ unix: 'milliseconds', none: 0 }, 1_770_000_000_000],
    [{ unix: 'milliseconds', none: 0 }, 0],
    [{ unix: 'text' }, '1770000000'],
  ] as const;
  for (const [spelling, value] of moments) {
    expect(valueFault({ kind: 'dateTime', ...spelling }, value)).toBeUndefined();
    expect(valueFault({ kind: 'dateTime' }, value)).toContain('is not a date with a time');
  }
  const boolean = { kind: 'boolean', of: [['N', false], 'Y'] };
  expect(valueFault(boolean, false)).toBeUndefined();
  expect(valueFault(boolean, true)).toContain('is not true or false');
});
