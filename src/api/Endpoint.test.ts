import { expect, test } from 'vitest';
import { supports } from './Endpoint.ts';
import { endpoints } from './endpoints.ts';

test.each([
  ['faq', 'delete', true],
  ['users', 'delete', false],
  ['nowhere', 'list', false],
  ['constructor', 'delete', false],
  ['faq', 'constructor', false],
  ['users', 'key', false],
])('only calls of the table are supported: %s.%s is %s', (resource, operation, isSupported) => {
  expect(supports(endpoints, resource, operation)).toBe(isSupported);
});
