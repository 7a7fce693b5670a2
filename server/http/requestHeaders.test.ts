import { expect, test } from 'vitest';
import { chooseEncoding, readRange } from './requestHeaders.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-400', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-300', { start: 0, end: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=5-4', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['items=0-3', undefined],
])('of ten bytes, %j asks for %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

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

test('an encoding that the build lacks is not chosen', () => {
  expect(chooseEncoding('br', ['gzip'])).toBeNull();
});
