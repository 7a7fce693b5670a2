import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada king lovelace', 'AL'],
  ['  Ada   Lovelace  ', 'AL'],
  ['Ada', 'A'],
  ['', ''],
  ['서지우', '서'],
  ['दिया पटेल', 'दिप'],
  ['Éva Ødegård', 'ÉØ'],
  ['👩‍🚀 Nova', '👩‍🚀N'],
])('%j has the initials %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
