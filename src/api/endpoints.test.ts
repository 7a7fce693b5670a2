import { expect, test } from 'vitest';
import { supports } from './endpoints.ts';

test('what the table lacks is not supported', () => {
  expect(supports('faq', 'delete')).toBe(true);
  expect(supports('users', 'delete')).toBe(false);
  expect(supports('ticket', 'delete')).toBe(false);
  expect(supports('constructor', 'delete')).toBe(false);
});
