import { expect, test } from 'vitest';
import { dummyHash, hashPassword, isWeakPassword, passwordMatches } from './passwords.ts';

test('a password is hashed with argon2id at the cost OWASP asks for', async () => {
  const passwordHash = await hashPassword('Correct-Horse-7');

  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('Correct-Horse-7', passwordHash)).toBe(true);
  expect(await passwordMatches('correct-horse-7', passwordHash)).toBe(false);
});

test('very many passwords at once are refused, so that the others are checked within seconds', async () => {
  const checks = Array.from({ length: 300 }, () => passwordMatches('wrong', dummyHash).catch(({ status }) => status));
  const refused = (await Promise.all(checks)).filter((result) => result === 503);

  expect(refused).toHaveLength(97);
});

test('the dummy hash costs as much as a real one and matches no password', async () => {
  expect(dummyHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('', dummyHash)).toBe(false);
});

test.each([
  ['123456', true],
  ['Password', true],
  ['pass\u200bword', true],
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
