import { expect, test, vi } from 'vitest';
import { createIdempotencyKeys } from './createIdempotencyKeys.ts';

const image = new Blob(['picture']);
const values = () => ({ name: 'Picnic', tags: ['a', 'b'], image });

test('equal values have the same key, also after other values', () => {
  const keyOf = createIdempotencyKeys();
  const key = keyOf(values());

  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ ...values(), name: 'Party' })).not.toBe(key);
  expect(keyOf(values())).toBe(key);
});

test.each([{ ...values(), tags: ['a'] }, { ...values(), image: new Blob(['another']) }, { name: 'Picnic' }, undefined])(
  'other values have another key: %o',
  (changed) => {
    const keyOf = createIdempotencyKeys();

    expect(keyOf(values())).not.toBe(keyOf(changed));
  },
);

test('two forms with equal values have different keys', () => {
  expect(createIdempotencyKeys()(values())).not.toBe(createIdempotencyKeys()(values()));
});

test('a browser without HTTPS, which lacks randomUUID, has keys', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });

  expect(createIdempotencyKeys()(values())).toHaveLength(32);
});
