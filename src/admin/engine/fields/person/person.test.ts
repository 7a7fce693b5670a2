import { expect, test } from 'vitest';
import { personFrom, personOfField } from './person.tsx';

const ada = { name: 'Ada', email: 'ada@example.com' };

test('a person without a name is called by the local part of the email', () => {
  expect(personFrom({ name: null, email: 'sunny.window@example.net' })?.name).toBe('sunny.window');
  expect(personFrom({ name: '  ', email: 'sunny.window@example.net' })?.name).toBe('sunny.window');
});

test.each([[null], [undefined], [7], [{}], [{ name: null, email: null }]])('%j has no person', (value) => {
  expect(personOfField({ ...ada, user: value }, { source: 'user', whose: 'value' })).toBeNull();
});
