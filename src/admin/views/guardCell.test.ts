import { expect, test } from 'vitest';
import { guardCell } from './guardCell.ts';

test.each([
  ['=1+1'],
  ['+1'],
  ['-1'],
  ['@SUM(A1)'],
  ['\t=1'],
  ['\r=1'],
  ['\n=1'],
  ['\0=1'],
  ['  =1'],
  ['\u00a0=1'],
  ['\u3000=1'],
  ['\ufeff=1'],
  ['\u200b=1'],
  ['＝1'],
  ['＋1'],
  ['－1'],
  ['＠SUM(A1)'],
  ['\tplain'],
  ['\nplain'],
  ['\0plain'],
])('%j cannot act as a formula', (text) => {
  expect(guardCell(text)).toBe(`'${text}`);
});

test.each([['Ada Lovelace'], ['a=b'], ['ada@example.com'], ['서지우'], ['1-2'], [''], ['  two blanks']])(
  '%j stays as it is',
  (text) => {
    expect(guardCell(text)).toBe(text);
  },
);
