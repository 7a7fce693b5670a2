import { expect, test } from 'vitest';
import { askedValues, sentValues } from './sentValues.ts';
import { typedJson } from './typedJson.ts';

const text = { kind: 'text' } as const;

test('only the hidden value of a nested object is left out, and the record is not changed', () => {
  const nested = [
    { ...text, source: 'address.city', when: { isPublic: true } },
    { ...text, source: 'address.street' },
  ];
  const values = { isPublic: false, address: { city: 'Lund', street: 'Bytaregatan' } };

  expect(sentValues(nested, values)).toEqual({
    isPublic: false,
    address: { street: 'Bytaregatan' },
  });
  expect(values.address.city).toBe('Lund');
});

test('only the values of hidden fields are left out, not those without a field', () => {
  const fields = [
    { ...text, source: 'isPublic' },
    { ...text, source: 'reason', when: { isPublic: false } },
  ];
  const values = { id: 1, isPublic: true, reason: 'other' };

  expect(sentValues(fields, values)).toEqual({ id: 1, isPublic: true });
});

test('a hidden field with `else` is sent as null, also in a nested object', () => {
  const fields = [{ ...text, source: 'fee.currency', when: { type: 'fixed' }, else: null }];

  expect(sentValues(fields, { type: 'percent', fee: { currency: 'EUR' } })).toEqual({
    type: 'percent',
    fee: { currency: null },
  });
  expect(sentValues(fields, { type: 'fixed', fee: { currency: 'EUR' } })).toEqual({
    type: 'fixed',
    fee: { currency: 'EUR' },
  });
});

test('of several spellings the first is sent', () => {
  const admin = {
    kind: 'boolean',
    of: [
      ['N', false],
      ['Y', true, 1],
    ],
    source: 'is.admin',
  } as const;

  expect([false, 1, 'Y', 'no', null].map((value) => sentValues([admin], { is: { admin: value } }))).toEqual(
    ['N', 'Y', 'Y', 'no', null].map((value) => ({ is: { admin: value } })),
  );
});

test('objects are sent by their names, also as one text', () => {
  const skills = { kind: 'tags', source: 'skills' } as const;
  const values = { skills: [{ id: 1, name: 'first aid' }, 'cooking'] };

  expect(sentValues([{ ...skills, by: 'name' }], values)).toEqual({ skills: ['first aid', 'cooking'] });
  expect(sentValues([{ ...skills, by: 'name', joined: true }], values)).toEqual({ skills: 'first aid,cooking' });
});

test('an action sends typed JSON as its value, and every other value as it is', () => {
  const fields = [
    { kind: 'json', source: 'typed' },
    { kind: 'json', source: 'stored' },
  ] as const;
  const values = { typed: typedJson('{ "seats": 4 }'), stored: '{}', other: 1 };

  expect(askedValues(fields, values)).toEqual({ typed: { seats: 4 }, stored: '{}', other: 1 });
});
