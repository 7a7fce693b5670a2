import { expect, test } from 'vitest';
import { isEmail } from './LoginPage.tsx';

test.each(['ada@example.com', 'a+b@mail.example.co.uk', '김@example.kr'])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ada',
  '@a.co',
  'ada@a',
  'ada@.co',
  'ada@a.',
  'ada@a..co',
  'ada@@a.co',
  'ada l@a.co',
  `a@${'a.'.repeat(50_000)}@`,
])('%.20j is not an email address', (text) => {
  expect(isEmail(text)).toBe(false);
});
