import { expect, test } from 'vitest';
import { chooseEncoding } from './chooseEncoding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity;q=0, gzip;q=0.001', 'gzip'],
  ['deflate', null],
  ['br;q=2, gzip;q=-1', 'br'],
  ['br;q=yes', 'br'],
  ['', null],
  [null, null],
  [',;q=1,,', null],
])('Accept-Encoding: %s leads to %s', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('what the build has not prepared is not chosen', () => {
  expect(chooseEncoding('br', ['gzip'])).toBeNull();
});
