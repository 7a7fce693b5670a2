import { expect, test } from 'vitest';
import { users } from '#admin/resources/users.ts';
import { sumsOf } from './Summary.tsx';

const sumsOfPrices = (values: unknown[]) =>
  sumsOf(
    users,
    values.map((price) => ({ price })),
    'price',
  ).map(({ price }) => price);

test('a sum leaves out the rows without a value', () => {
  expect(sumsOfPrices([4, null, 0, 5])).toEqual([9]);
});

test('rows without values have no sum', () => {
  expect(sumsOfPrices([null, undefined, ''])).toEqual([]);
});
