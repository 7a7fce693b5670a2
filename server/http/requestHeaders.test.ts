import { expect, test } from 'vitest';
import { readRange } from './requestHeaders.ts';

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
])('in a file of ten bytes, %j is the range %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
