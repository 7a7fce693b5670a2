import { expect, test } from 'vitest';
import { personFrom, personOfField } from './person.tsx';

const ada = { name: 'Ada', email: 'ada@example.com' };

test('a person without a name is called by the local part of the email', () => {
  expect(personFrom({ name: null, email: 'sunny.window@example.net' })?.name).toBe('sunny.window');
  expect(personFrom({ name: '  ', email: 'sunny.window@example.net' })?.name).toBe('sunny.window');
});

test('`whose` declares that the person is the record itself, or the value of the field', () => {
  expect(personOfField(ada, { source: 'name', whose: 'record' })).toMatchObject(ada);
  expect(personOfField({ id: 1, user: ada }, { source: 'user', whose: 'value' })).toMatchObject(ada);
});

test.each([[null], [undefined], [7], [{}], [{ name: null, email: null }]])('%j has no person', (value) => {
  expect(personOfField({ ...ada, user: value }, { source: 'user', whose: 'value' })).toBeNull();
});
