import { expect, test } from 'vitest';
import { isWeakPassword } from './isWeakPassword.ts';

test.each([
  ['123456', true],
  ['Password', true],
  ['qwertyuiop', true],
  ['aaaaaaaaaaaa', true],
  ['121212121212', true],
  ['Ada.Lovelace', true],
  ['ada.lovelace@example.com', true],
  ['Correct-Horse-7', false],
  ['ada.lovelace wrote it', false],
])('whether %s is weak: %s', async (password, isWeak) => {
  expect(await isWeakPassword(password, 'ada.lovelace@example.com')).toBe(isWeak);
});
