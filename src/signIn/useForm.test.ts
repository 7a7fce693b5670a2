import { expect, test } from 'vitest';
import { isEmail } from './useForm.ts';

test.each([['ada@example.com'], ['a+b@mail.example.co.uk'], ['김@example.kr']])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  [''],
  ['ada'],
  ['ada@'],
  ['@example.com'],
  ['ada@example'],
  ['ada@.com'],
  ['ada@example.'],
  ['ada@example..com'],
  ['ada@@example.com'],
  ['ada lovelace@example.com'],
])('%j is not an email address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('a text of a million characters takes less than half a second', () => {
  const start = performance.now();

  expect(isEmail(`a@${'a.'.repeat(500_000)}@`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(500);
});
