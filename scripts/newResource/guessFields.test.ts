import { expect, test } from 'vitest';
import { findRows, guessField, guessFields } from './guessFields.ts';

test.each([
  ['is_public', [true, false], 'boolean', 'boolean'],
  ['seats', [1, 2], 'number', 'number'],
  ['time', [1_770_000_000], 'dateTime', 'number'],
  ['created_at', ['2026-01-31T12:00:00Z'], 'dateTime', 'string'],
  ['starts_on', ['2026-01-31', null], 'date', 'Day | null'],
  ['email', ['ada@example.com'], 'email', 'string'],
  ['poster', ['posters/1.webp'], 'image', 'string'],
  ['plan', ['plans/hall.pdf'], 'file', 'string'],
  ['website', ['https://example.com/a'], 'url', 'string'],
  ['type', ['walk', 'walk', 'talk', 'talk'], 'choice', "'talk' | 'walk'"],
  ['name', ['Ada', 'Grace', 'Ada', 'Grace'], 'text', 'string'],
  ['text', ['one\ntwo'], 'longText', 'string'],
  ['topics', [['sea']], 'tags', 'string[]'],
  ['user', [{ name: 'Ada', email: 'ada@example.com' }], 'person', "{ 'name': string; 'email': string }"],
  ['owner', [{ uuid: 'u1', name: 'Ada' }], 'person', "{ 'uuid': string; 'name': string }"],
  ['is_open', [1], 'boolean', '0 | 1'],
  ['paid', ['Y', 'N', 'N', 'Y'], 'boolean', "'N' | 'Y'"],
  ['guests', [1, 0], 'number', 'number'],
  ['opening', [{ monday: { from: 9 }, note: null }], 'json', "{ 'monday': { 'from': number }; 'note': unknown }"],
  ['labels', [[], [{ id: 1, text: 'vip' }]], 'json', "{ 'id': number; 'text': string }[]"],
  ['note', [null], 'text', 'string | null'],
])('%s is guessed from %j', (name, values, kind, type) => {
  expect(guessField(name, values)).toMatchObject({ name, kind, type });
});

test('an amount beside a currency is money', () => {
  const [price, seats] = guessFields([{ price: 12.5, seats: 4, currency: 'EUR' }]);
  expect(price).toMatchObject({ kind: 'money', currency: 'currency' });
  expect(seats).toMatchObject({ kind: 'number' });
});

test.each([
  ['created_at', [1_770_000_000_000], 'number', /unix: 'milliseconds'/],
  ['time', [1_770_000_000], 'dateTime', /Unix seconds/],
  ['type', ['walk', 'walk', 'talk', 'talk'], 'choice', /as they repeat/],
  ['is_open', [1], 'boolean', /all values are 0 or 1/],
  ['note', [null], 'text', /no row has a value/],
  ['host', [{ name: 'Ada', id: 1 }], 'person', /has a name/],
  ['seats', [4], 'number', undefined],
  ['name', ['Ada'], 'text', undefined],
])('%s of %j is taken for %s, and says whether that is unsure', (name, values, kind, sentence) => {
  const field = guessField(name, values);

  expect(field).toMatchObject({ name, kind });
  expect(field.unsure).toEqual(sentence ? expect.stringMatching(sentence) : undefined);
});

test('rows are found at any depth of a response', () => {
  expect(findRows({ ok: true, result: { count: 1, rows: [{ id: 1 }] } })).toEqual([{ id: 1 }]);
  expect(findRows({ data: [] })).toBeUndefined();
});
