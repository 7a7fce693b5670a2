import { expect, test } from 'vitest';
import { users } from '#admin/resources/users.ts';
import { summarize } from './summarize.ts';

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

test('without a value there is nothing to add up', () => {
  expect(figuresOf([null, undefined, ''])).toEqual([['count', 0]]);
});
