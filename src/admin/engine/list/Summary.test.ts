import { expect, test } from 'vitest';
import { users } from '#admin/resources/users.ts';
import { summarize } from './Summary.tsx';

const figuresOf = (values: unknown[]) =>
  summarize(
    users,
    values.map((price) => ({ price })),
    'price',
    ['count', 'sum', 'mean'],
  ).map(({ name, record }) => [name, record.price]);

test('the figures of a column leave out the rows without a value', () => {
  expect(figuresOf([4, null, 0, 5])).toEqual([
    ['count', 3],
    ['sum', 9],
    ['mean', 3],
  ]);
});

test('a column without values has a count of 0 and no sum', () => {
  expect(figuresOf([null, undefined, ''])).toEqual([['count', 0]]);
});
