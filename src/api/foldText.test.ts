import { expect, test } from 'vitest';
import { searchedTexts, uniqueNames } from '#tests/support/sameTexts.ts';
import { foldForSearch, foldName } from './foldText.ts';

test.each(searchedTexts)('whether %j contains %j: %s', (stored, typed, isFound) => {
  expect(foldForSearch(stored).includes(foldForSearch(typed))).toBe(isFound);
});

test.each(uniqueNames)('whether %j and %j are one name: %s', (name, other, isSame) => {
  expect(foldName(name) === foldName(other)).toBe(isSame);
});
