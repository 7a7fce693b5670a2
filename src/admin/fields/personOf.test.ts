import { expect, test } from 'vitest';
import { personOf } from './personOf.ts';

test('someone without a name goes by the local part of the email', () => {
  expect(personOf({ name: null, email: 'sunny.window@example.net' }, 'name').name).toBe('sunny.window');
  expect(personOf({ name: '  ', email: 'sunny.window@example.net' }, 'name').name).toBe('sunny.window');
});

test('a person may stand under the field or be the row itself', () => {
  const ada = { name: 'Ada', email: 'ada@example.com' };

  expect(personOf(ada, 'name')).toEqual(ada);
  expect(personOf({ id: 1, user: ada }, 'user')).toEqual(ada);
});

test('a row of the wrong shape is nobody instead of a crash', () => {
  expect(personOf({ user: 7 }, 'user')).toEqual({ name: '', email: '' });
});
